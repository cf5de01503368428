/** Requests that nobody sends in good faith, as they go over the wire: one character a byte, one a connection. */

const HOST = 'Host: www.muster.example\r\n';
const HOME = `GET / HTTP/1.1\r\n${HOST}`;
const CLOSE = 'Connection: close\r\n\r\n';

/** Blocks of words, so that a page of them can be read. */
const words = (text: string) => text.trim().split(/\s+/);

/** Split at bars, for what holds spaces. */
const lines = (text: string) => text.split('|').map((line) => line.trim());

const combine = (starts: string[], ends: string[]) =>
  starts.flatMap((start) => ends.map((end) => start + end));

const get = (target: string) => `GET ${target} HTTP/1.1\r\n${HOST}${CLOSE}`;

const dots = words('.. %2e%2e %2E. .... .%00. %252e%252e %c0%ae%c0%ae %uff0e%uff0e');
const slashes = words(String.raw`/ // ;/ ?/ #/ %00/ %2f %252f %c0%af %f0%80%80%af %u2215 \ %5c`);
const outside = combine(dots, slashes).flatMap((up) => [
  `/${up}canary.txt`,
  `/_astro/${up}${up}canary.txt`,
  `/${up.repeat(12)}etc/passwd`,
]);

const unpublished = words(`
  /linked.txt /linked/canary.txt /linked/site/.env /linked /canary.txt /etc/passwd //etc/passwd /file:///etc/passwd
  /.env /%2eenv /.env%00.txt /./.env //.env /.git /.well-known/.secret /.well-known/../.env /.well-known%2f..%2f.env
  /index.html.br /index.br /_headers /404.html /C:/Windows/win.ini /services::$DATA /__proto__ /constructor /services%00
  /% /%zz /%c3%28 /%ff /%ed%a0%80 \xff /\xff /\x7f \\ /\\ services ? # * /.. . /{} /"' /<script> /services?<script> /:file /*
`);

/** What some servers turn into a redirect to another site, or into headers of the visitor's choice. */
const elsewhere = combine(
  words(String.raw`
    // /// //// /\ /\/ \/ /%5c /%5c%5c /%09/ /%2f%2f /%0d%0aLocation:%20// /@ /;@ /. /https: /https:// /services//
    /services/? /services/?// /services/?x=\\ /services/?@ /services/?#@ /services/%0d%0aSet-Cookie: /services.html//
    /index.html/..// /services/%2e%2e// http:// https://u:p@ HTTP:// http:/// http:/ http: ftp:// http://evil.test//
  `),
  words('evil.test evil.test/ evil.test/services/ evil.test//index.html evil.test:443'),
);

/** Hostile by their address alone, which any host may be asked. */
export const hostileAddresses = [...outside, ...unpublished, ...elsewhere].map(get);

const methods = words(
  'get POST PUT DELETE PATCH TRACE TRACK PROPFIND PURGE QUERY OPTIONS BREW G\0ET "GET" HEAD,GET',
);

const ranges = words(`
  bytes bytes= bytes=- bytes=5-2 bytes=--1 bytes=1--1 bytes=a-b bytes=0x1-2 bytes=1e1-2 bytes=1.5-2 bytes=\xb2-\xb3
  bytes=-0 bytes=-1 bytes=0-0 bytes=-99999999999999999999 bytes=99999999999999999999- bytes=0-18446744073709551615
  bytes=0-0,-1 bytes=0-,0-,0- bytes=0-1;q=1 lines=0-1 =0-1 none BYTES=0-1
`);

const headers = lines(`
  : x | X | X : y | X: a\r\n folded | X\0: y | X: \0 | X: a\rb | __proto__: x | Upgrade: websocket\r\nConnection: Upgrade |
  Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABk | Expect: 100-continue | Expect: x |
  If-None-Match: *, * | If-None-Match: W/ | If-Match: "x" | If-Modified-Since: Mon, 99 Foo 99999 | If-Range: " |
  Accept-Encoding: br;q=x | Accept-Encoding: ;;; | Accept-Encoding: __proto__ | Range: bytes=0-1\r\nRange: bytes=2-3 |
  Host: evil.test | X-Original-URL: /.env | X-Forwarded-Host: evil.test\r\nForwarded: host=evil.test
`);

const hosts = words('evil.test evil.test:99999 evil.test/path localhost@evil.test [::1 %0d%0a \xff');

/** Another request stands in what may be taken for a body: it must never get an answer of its own. */
const lengths = lines(`
  Content-Length: 1\r\nContent-Length: 2 | Content-Length: 4, 5 | Content-Length: +4 | Content-Length: -1 |
  Content-Length: 0x4 | Content-Length: | Content-Length : 4 | Content-Length: 5 | Content-Length: 500 |
  Content-Length: 99999999999999999999 | Content-Length: 4\r\nTransfer-Encoding: chunked |
  Transfer-Encoding: chunked | Transfer-Encoding: xchunked | Transfer-Encoding: chunked, identity |
  Transfer-Encoding : chunked | Transfer-Encoding: "chunked" | Transfer-Encoding: gzip, chunked |
  X: y\rTransfer-Encoding: chunked | X: y\nTransfer-Encoding: chunked
`);

const greetingOfTls = `\x16\x03\x01\x00\xc8\x01\x00\x00\xc4\x03\x03${'\x07'.repeat(196)}`;

/** Hostile by their method, headers, length or form. */
export const hostileRequests = [
  ...methods.map((method) => get('/').replace('GET', method)),
  ...hosts.map((host) => get('/services/').replace(HOST, `Host: ${host}\r\n`)),
  ...[...headers, ...ranges.map((range) => `Range: ${range}`)].map((line) => `${HOME}${line}\r\n${CLOSE}`),
  ...combine(
    ['GET', 'POST'],
    lengths.map((length) => ` / HTTP/1.1\r\n${HOST}${length}\r\n\r\n0\r\n\r\n${get('/hidden')}`),
  ),
  ...['a'.repeat(65_536), 'a'.repeat(8_192), '/'.repeat(8_000), '%2e%2e/'.repeat(2_000), 'a b'].map((path) =>
    get(`/${path}`),
  ),
  `${HOME}X: ${'a'.repeat(65_536)}\r\n${CLOSE}`,
  `${HOME}${'a: b\r\n'.repeat(1_500)}${CLOSE}`,
  `${HOME}Range: bytes=${'0-,'.repeat(2_000)}0-\r\n${CLOSE}`,
  `${HOME}If-None-Match: ${'"a",'.repeat(3_000)}\r\n${CLOSE}`,
  `${HOME}Content-Length: 1000000\r\n\r\n${'x'.repeat(1_000_000)}`,
  `${HOME}\r\nnonsense\r\n\r\n`,
  `GET / HTTP/1.1\r\n${CLOSE}`,
  `GET / HTTPS/1.1\r\n${HOST}${CLOSE}`,
  '\xff'.repeat(1_000),
  greetingOfTls,
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0',
];
