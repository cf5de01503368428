-- What wrk measured, as one line of JSON: times in microseconds.
done = function(summary, latency)
  local e = summary.errors
  io.write(string.format(
    '{"requests":%d,"duration":%d,"p50":%d,"p99":%d,"errors":%d}\n',
    summary.requests, summary.duration, latency:percentile(50), latency:percentile(99),
    e.connect + e.read + e.write + e.status + e.timeout
  ))
end
