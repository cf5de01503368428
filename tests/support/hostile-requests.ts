import { elsewhere, methods, misspelt, outside, ranges, unpublished } from './hostile-targets.ts';

/** A request that nobody sends in good faith, as it goes over the wire: one character a byte. */
export interface HostileRequest {
  name: string;
  bytes: string;
  /** One more request stands in what may be taken for a body: it must never get an answer of its own. */
  hidesAnother?: true;
}

const HOST = 'Host: localhost\r\n';
const HOME = `GET / HTTP/1.1\r\n${HOST}`;
const CLOSE = 'Connection: close\r\n\r\n';
const HIDDEN = `GET /hidden HTTP/1.1\r\n${HOST}\r\n`;
const REST_OF_HOME = ` HTTP/1.1\r\n${HOST}${CLOSE}`;

/** Named by what is odd in it, and by a number, since that may be nothing to see. */
function each(group: string, oddities: string[], write: (oddity: string) => string): HostileRequest[] {
  return oddities.map((oddity, index) => ({
    name: `${group} ${index + 1}: ${JSON.stringify(oddity).slice(1, -1)}`,
    bytes: write(oddity),
  }));
}

const hosts = [
  ...[
    'evil.test',
    'evil.test:99999',
    '',
    'a b',
    'evil.test/path',
    'localhost@evil.test',
    'localhost, evil.test',
  ],
  ...['[::1', '\x01', '%0d%0a', '\xff', 'localhost\r\nHost: evil.test', 'localhost\r\nhost: localhost'],
  ...['localhost\r\nX-Original-URL: /.env', 'localhost\r\nX-HTTP-Method-Override: DELETE'],
];

const firstLines = [
  ...[
    'OPTIONS * HTTP/1.1',
    'CONNECT evil.test:443 HTTP/1.1',
    'CONNECT / HTTP/1.1',
    'GET / HTTP/1.2',
    'GET / HTTP/2.0',
  ],
  ...[
    'GET / HTTP/1.10',
    'GET / http/1.1',
    'GET / HTTP/1.',
    'GET / HTTP',
    'GET /',
    'GET',
    'GET / HTTP/1.1 x',
    ' GET / HTTP/1.1',
  ],
  ...[
    'GET / / HTTP/1.1',
    'GET  / HTTP/1.1',
    'GET\t/\tHTTP/1.1',
    'GET / HTTPS/1.1',
    'GET / ICY/1.1',
    'GET /a b HTTP/1.1',
  ],
  ...[
    '/ HTTP/1.1',
    'GET  HTTP/1.1',
    '\r\n\r\nGET / HTTP/1.1',
    'HTTP/1.1 200 OK',
    'PROXY TCP4 1.2.3.4 1.2.3.4 1 2',
  ],
];

const headers = [
  ...[
    ': x',
    'X',
    'X : y',
    ' X: y',
    'X: a\r\n folded',
    'X\x00: y',
    'X: \x00',
    'X: \x01',
    'X: a\rb',
    'X(): y',
    'X\xff: y',
  ],
  ...[
    'X: \xff',
    '\r: y',
    'Connection: \x0b',
    'Connection: Host',
    'TE: trailers',
    'Trailer: Content-Length',
    '__proto__: x',
  ],
  ...[
    'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: x\r\nSec-WebSocket-Version: 13',
    'Upgrade: x',
  ],
  ...[
    'Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABk',
    'Expect: 100-continue',
    'Expect: x',
  ],
  ...[
    'User-Agent: () { :; }; echo x',
    'Cookie: __proto__=x',
    'If-None-Match: *, *',
    'If-None-Match: W/',
    'If-None-Match: "',
  ],
  ...[
    'If-Match: "x"',
    'If-Modified-Since: Mon, 99 Foo 99999',
    'If-Range: "',
    'Accept-Encoding: br;q=x',
    'Accept-Encoding: ;;;',
  ],
  ...[
    'Accept-Encoding: __proto__',
    'Range: bytes=0-1\r\nRange: bytes=2-3',
    'Range: bytes=0-1\t,\t2-3',
    'Range: bytes=0 - 1',
  ],
];

const lengths = [
  ...[
    'Content-Length: 1\r\nContent-Length: 2',
    'Content-Length: 4, 5',
    'Content-Length: +4',
    'Content-Length: -1',
  ],
  ...[
    'Content-Length: 0x4',
    'Content-Length: 4 4',
    'Content-Length: 4;',
    'Content-Length: 1e1',
    'Content-Length:',
  ],
  ...[
    'Content-Length: \x0b4',
    'Content-Length : 4',
    'Content-Length\x00: 4',
    'Content-Length: 5',
    'Content-Length: 500',
  ],
  ...['Content-Length: 99999999999999999999', 'Content-Length: 18446744073709551617'],
  ...['Content-Length: 4\r\nTransfer-Encoding: chunked', 'Transfer-Encoding: chunked\r\nContent-Length: 4'],
  ...['Transfer-Encoding: chunked', 'Transfer-Encoding: xchunked', 'Transfer-Encoding: chunked, identity'],
  ...[
    'Transfer-Encoding: identity',
    'Transfer-Encoding : chunked',
    'Transfer-Encoding:\x0bchunked',
    'Transfer-Encoding: "chunked"',
  ],
  ...[
    'Transfer-Encoding: gzip, chunked',
    'Transfer-Encoding: chunked\r\nTransfer-Encoding: x',
    'Transfer-Encoding:\r\n chunked',
  ],
  ...[
    'X: y\rTransfer-Encoding: chunked',
    'X: y\nTransfer-Encoding: chunked',
    'Transfer-Encoding: cHuNkEd, chunked',
  ],
];

const chunks = [
  ...[
    'fffffffffffffffff\r\n',
    '-1\r\n',
    '0x1\r\nx\r\n',
    ' 1\r\nx\r\n',
    '1\nx\n',
    '1\r\nxx\r\n',
    '1;a=b\r\nx\r\n0\r\n\r\n',
  ],
  ...[
    '1;\n\r\nx\r\n',
    '0\r\nContent-Length: 9\r\n\r\n',
    '0\n\n',
    '\r\n',
    'g\r\n',
    '0000000000000000001\r\nx\r\n',
    '1\r\nx0\r\n\r\n',
  ],
];

const hiding = (['GET', 'POST'] as const).flatMap((method) => [
  ...each(
    `${method}, hidden behind`,
    lengths,
    (lines) => `${method} / HTTP/1.1\r\n${HOST}${lines}\r\n\r\n0\r\n\r\n${HIDDEN}`,
  ),
  ...each(
    `${method}, hidden behind chunk`,
    chunks,
    (chunk) => `${method} / HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\n${chunk}${HIDDEN}`,
  ),
]);

const endless: Record<string, string> = {
  'a path of 64 kB': `GET /${'a'.repeat(65_536)}${REST_OF_HOME}`,
  'a query of 64 kB': `GET /?${'a'.repeat(65_536)}${REST_OF_HOME}`,
  'a path of 8 kB': `GET /${'a'.repeat(8_192)}${REST_OF_HOME}`,
  '8,000 slashes': `GET ${'/'.repeat(8_000)}${REST_OF_HOME}`,
  '2,000 steps up': `GET /${'%2e%2e/'.repeat(2_000)}${REST_OF_HOME}`,
  'a header of 64 kB': `${HOME}X: ${'a'.repeat(65_536)}\r\n${CLOSE}`,
  'the name of a header of 64 kB': `${HOME}${'a'.repeat(65_536)}: x\r\n${CLOSE}`,
  'a megabyte of headers': `${HOME}${'a: b\r\n'.repeat(166_667)}${CLOSE}`,
  '1,500 headers': `${HOME}${'a: b\r\n'.repeat(1_500)}${CLOSE}`,
  'a method of 64 kB': `${'A'.repeat(65_536)} /${REST_OF_HOME}`,
  'a host of 64 kB': `GET / HTTP/1.1\r\nHost: ${'a'.repeat(65_536)}\r\n${CLOSE}`,
  '2,000 ranges': `${HOME}Range: bytes=${'0-,'.repeat(2_000)}0-\r\n${CLOSE}`,
  '3,000 tags': `${HOME}If-None-Match: ${'"a",'.repeat(3_000)}\r\n${CLOSE}`,
  '10,000 codings': `${HOME}Accept-Encoding: ${','.repeat(10_000)}\r\n${CLOSE}`,
  '64 kB of empty lines': '\r\n'.repeat(32_768),
  '200 requests at once': `${HOME}\r\n`.repeat(200),
  'a body of a megabyte': `${HOME}Content-Length: 1000000\r\n\r\n${'x'.repeat(1_000_000)}`,
  'a body that never comes': `${HOME}Content-Length: 9\r\n\r\n`,
};

const noHttp: Record<string, string> = {
  'HTTP/0.9': 'GET /\r\n',
  'the preface of HTTP/2': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\x00\x00\x00\x04\x00\x00\x00\x00\x00',
  'the greeting of TLS': `\x16\x03\x01\x00\xc8\x01\x00\x00\xc4\x03\x03${'\x07'.repeat(196)}`,
  SSH: 'SSH-2.0-OpenSSH_9.2\r\n',
  SMTP: 'EHLO evil.test\r\n',
  zeros: '\x00'.repeat(1_000),
  'bytes of one bits': '\xff'.repeat(1_000),
  'bare line feeds': 'GET / HTTP/1.1\nHost: localhost\nConnection: close\n\n',
  'bare carriage returns': 'GET / HTTP/1.1\rHost: localhost\r\r',
  'an end within a header': 'GET / HTTP/1.1\r\nHost: localhost',
  'HTTP/1.1 without a host': `GET / HTTP/1.1\r\n${CLOSE}`,
  'nonsense behind a request': `${HOME}\r\nnonsense\r\n\r\n`,
};

/** Some five hundred, to be sent one a connection to any server of the site. */
export const hostileRequests: HostileRequest[] = [
  ...each('outside', outside, (target) => `GET ${target}${REST_OF_HOME}`),
  ...each('unpublished', unpublished, (target) => `GET ${target}${REST_OF_HOME}`),
  ...each('misspelt', misspelt, (target) => `GET ${target}${REST_OF_HOME}`),
  ...each('elsewhere', elsewhere, (target) => `GET ${target}${REST_OF_HOME}`),
  ...each('a method', methods, (method) => `${method} /${REST_OF_HOME}`),
  ...each('a range', ranges, (range) => `${HOME}Range: ${range}\r\n${CLOSE}`),
  ...each('a host', hosts, (host) => `GET /services/ HTTP/1.1\r\nHost: ${host}\r\n${CLOSE}`),
  ...each('a first line', firstLines, (line) => `${line}\r\n${HOST}${CLOSE}`),
  ...each('a header', headers, (line) => `${HOME}${line}\r\n${CLOSE}`),
  ...hiding.map((request) => ({ ...request, hidesAnother: true as const })),
  ...Object.entries({ ...endless, ...noHttp }).map(([name, bytes]) => ({ name, bytes })),
];
