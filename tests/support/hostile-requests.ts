/** A request that nobody sends in good faith, as it goes over the wire: one character a byte. */
export interface HostileRequest {
  name: string;
  bytes: string;
  /** Another request stands in what may be taken for a body: it must never get an answer of its own. */
  hidesAnother?: true;
}

const HOST = 'Host: www.muster.example\r\n';
const HOME = `GET / HTTP/1.1\r\n${HOST}`;
const CLOSE = 'Connection: close\r\n\r\n';
const HIDDEN = `GET /hidden HTTP/1.1\r\n${HOST}${CLOSE}`;

/** Blocks of words, so that a page of them can be read. */
const words = (text: string) => text.trim().split(/[ \n]+/);

/** Split at bars, for what holds spaces. */
const lines = (text: string) => text.split('|').map((line) => line.trim());

/** Named by what is odd in it, and by a number, since it may not be visible. */
function each(group: string, oddities: string[], write: (oddity: string) => string): HostileRequest[] {
  return oddities.map((oddity, index) => ({
    name: `${group} ${index + 1}: ${JSON.stringify(oddity).slice(1, -1)}`,
    bytes: write(oddity),
  }));
}

const get = (target: string) => `GET ${target} HTTP/1.1\r\n${HOST}${CLOSE}`;

const stepsUp = words(String.raw`
  ../ ..%2f %2e%2e/ %2E%2E%2F .%2e/ ./../ ..// ....// ..;/ ..\ ..%5c %2e%2e%5c ..\/ ..%252f %252e%252e%252f %%32%65%%32%65/
  ..%c0%af %c0%ae%c0%ae/ ..%c1%9c %e0%80%ae%e0%80%ae/ ..%f0%80%80%af %uff0e%uff0e%u2215 %ef%bc%8e%ef%bc%8e/
  ..%00/ .%00./ ..%0d/ ..%09/ ..%20/ ..?/ ..#/ ..%3f/ ..%23/
`);
const outside = stepsUp.flatMap((step) => [
  `/${step}canary.txt`,
  `/_astro/${step}${step}canary.txt`,
  `/${step.repeat(12)}etc/passwd`,
]);

const unpublished = words(`
  /linked.txt /linked/canary.txt /linked/site/.env /linked /canary.txt /etc/passwd //etc/passwd /file:///etc/passwd
  /.env /%2eenv /.env%00.txt /./.env //.env /.git/config /.well-known/.secret /.well-known/../.env /.well-known%2f..%2f.env
  /index.html.br /index.br /_headers /404.html /C:/Windows/win.ini /services::$DATA /__proto__ /constructor /services%00
  /% /%zz /%c3%28 /%ff /%ed%a0%80 \xff /\xff /\x7f \\ /\\ services ? # * /.. . /{} /"' /<script> /services?<script> /:file /*
`);

/** What some servers turn into a redirect to another site, or into headers of the visitor's choice. */
const elsewhere = words(String.raw`
  //evil.test //evil.test/ //evil.test/services/ //evil.test/services.html ///evil.test/index.html ////evil.test//
  /\evil.test/ /\/evil.test/ \/evil.test/ /%5cevil.test/ /%5c%5cevil.test/ /%09/evil.test/ /%2f%2fevil.test/
  /%0d%0aLocation:%20//evil.test/ /services/%0d%0aSet-Cookie:x=1 /services/?%0d%0aLocation:%20//evil.test
  /services/?//evil.test /services/?x=\\evil.test /services/#//evil.test /services/?#@evil.test /services/?@evil.test
  /@evil.test/ /;@evil.test/ /.evil.test/index.html /https:evil.test/ /https://evil.test/index.html /javascript:alert(1)/
  /services.html//evil.test/ /index.html/..//evil.test/ /services/%2e%2e//evil.test/ // /services// //services/ /index.html/
  http://evil.test http://evil.test/ http://evil.test/services/ http://evil.test//evil.test/ https://u:p@evil.test:1/services/
  HTTP://EVIL.TEST/index.html http:///evil.test/ http:/evil.test/ http:evil.test http:// ftp://evil.test/ data:,x evil.test:443
`);

const methods = words(
  'get POST PUT DELETE PATCH TRACE TRACK PROPFIND PURGE QUERY OPTIONS BREW G\0ET "GET" HEAD,GET',
);

const ranges = words(`
  bytes bytes= bytes=- bytes=5-2 bytes=--1 bytes=1--1 bytes=a-b bytes=0x1-2 bytes=1e1-2 bytes=1.5-2 bytes=\xb2-\xb3
  bytes=-0 bytes=-1 bytes=0-0 bytes=-99999999999999999999 bytes=99999999999999999999- bytes=0-18446744073709551615
  bytes=0-0,-1 bytes=0-,0-,0- bytes=0-1;q=1 lines=0-1 =0-1 none BYTES=0-1
`);

const hosts = lines(`
  evil.test | evil.test:99999 | a b | evil.test/path | localhost@evil.test | [::1 | %0d%0a |
  localhost\r\nHost: evil.test | localhost\r\nX-Original-URL: /.env |
  localhost\r\nX-Forwarded-Host: evil.test
`);

const headers = lines(`
  : x | X | X : y | X: a\r\n folded | X\0: y | X: \0 | X: a\rb | __proto__: x |
  Upgrade: websocket\r\nConnection: Upgrade |
  Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABk | Expect: 100-continue |
  Expect: x | If-None-Match: *, * | If-None-Match: W/ | If-Match: "x" |
  If-Modified-Since: Mon, 99 Foo 99999 | If-Range: " | Accept-Encoding: br;q=x | Accept-Encoding: ;;; |
  Accept-Encoding: __proto__ | Range: bytes=0-1\r\nRange: bytes=2-3
`);

const lengths = lines(`
  Content-Length: 1\r\nContent-Length: 2 | Content-Length: 4, 5 | Content-Length: +4 | Content-Length: -1 |
  Content-Length: 0x4 | Content-Length: | Content-Length : 4 | Content-Length: 5 | Content-Length: 500 |
  Content-Length: 99999999999999999999 | Content-Length: 4\r\nTransfer-Encoding: chunked |
  Transfer-Encoding: chunked | Transfer-Encoding: xchunked | Transfer-Encoding: chunked, identity |
  Transfer-Encoding : chunked | Transfer-Encoding: "chunked" | Transfer-Encoding: gzip, chunked |
  X: y\rTransfer-Encoding: chunked | X: y\nTransfer-Encoding: chunked
`);

const hiding = ['GET', 'POST'].flatMap((method) =>
  each(
    `${method}, hidden behind`,
    lengths,
    (length) => `${method} / HTTP/1.1\r\n${HOST}${length}\r\n\r\n0\r\n\r\n${HIDDEN}`,
  ),
);

const others: Record<string, string> = {
  'a path of 64 kB': get(`/${'a'.repeat(65_536)}`),
  'a path of 8 kB': get(`/${'a'.repeat(8_192)}`),
  '8,000 slashes': get('/'.repeat(8_000)),
  '2,000 steps up': get(`/${'%2e%2e/'.repeat(2_000)}`),
  'a header of 64 kB': `${HOME}X: ${'a'.repeat(65_536)}\r\n${CLOSE}`,
  '1,500 headers': `${HOME}${'a: b\r\n'.repeat(1_500)}${CLOSE}`,
  '2,000 ranges': `${HOME}Range: bytes=${'0-,'.repeat(2_000)}0-\r\n${CLOSE}`,
  '3,000 tags': `${HOME}If-None-Match: ${'"a",'.repeat(3_000)}\r\n${CLOSE}`,
  'a body of a megabyte': `${HOME}Content-Length: 1000000\r\n\r\n${'x'.repeat(1_000_000)}`,
  'no host': `GET / HTTP/1.1\r\n${CLOSE}`,
  'a space in the path': get('/a b'),
  'another protocol': `GET / HTTPS/1.1\r\n${HOST}${CLOSE}`,
  'the preface of HTTP/2': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0',
  'the greeting of TLS': `\x16\x03\x01\x00\xc8\x01\x00\x00\xc4\x03\x03${'\x07'.repeat(196)}`,
  'bytes of no text': '\xff'.repeat(1_000),
  'nonsense behind a request': `${HOME}\r\nnonsense\r\n\r\n`,
};

/** The requests that are hostile by their address alone. */
export const hostileAddresses = [...outside, ...unpublished, ...elsewhere].map(get);

/** Some three hundred, to be sent one a connection. */
export const hostileRequests: HostileRequest[] = [
  ...each('outside', outside, get),
  ...each('unpublished', unpublished, get),
  ...each('elsewhere', elsewhere, get),
  ...each('a method', methods, (method) => get('/').replace('GET', method)),
  ...each('a range', ranges, (range) => `${HOME}Range: ${range}\r\n${CLOSE}`),
  ...each('a host', hosts, (host) => get('/services/').replace(HOST, `Host: ${host}\r\n`)),
  ...each('a header', headers, (line) => `${HOME}${line}\r\n${CLOSE}`),
  ...hiding.map((request) => ({ ...request, hidesAnother: true as const })),
  ...Object.entries(others).map(([name, bytes]) => ({ name, bytes })),
];
