/** Blocks of words, so that a page of them can be read; one character is one byte. */
const words = (text: string) => text.trim().split(/[ \n]+/);

/** Every way to write one step towards the root. */
const stepsUp = words(`
  ../ ..%2f ..%2F %2e%2e/ %2E%2E%2F .%2e/ %2e./ ./../ .././ ..// /..// .../ ....// ~/../ ..:/ ..;/ ..;a=b/
  ..\\ ..%5c ..%5C %2e%2e%5c %2e%2e\\ ..%5c/ ..\\/ ....\\\\
  ..%252f %252e%252e/ %252e%252e%252f %252e%252e%255c %25252e%25252e%25252f %%32%65%%32%65/ %%35%63..
  ..%c0%af %c0%ae%c0%ae/ %c0%ae%c0%ae%c0%af ..%c1%9c ..%c0%9v %e0%80%ae%e0%80%ae/ ..%f0%80%80%af ..%c0%2f
  %uff0e%uff0e%u2215 ..%u2216 %ef%bc%8e%ef%bc%8e/ ..%ef%bc%8f \xc0\xae\xc0\xae\xc0\xaf ..\xef\xbc\x8f
  ..%00/ .%00./ ..%0d/ ..%0a/ ..%09/ ..%20/ ..?/ ..#/ ..%3f/ ..%23/
`);

export const outside = stepsUp.flatMap((step) => [
  `/${step}canary.txt`,
  `/_astro/${step}${step}canary.txt`,
  `/${step.repeat(12)}etc/passwd`,
]);

export const unpublished = words(`
  /linked.txt /linked/canary.txt /linked/site/.env /linked/ /linked /canary.txt /etc/passwd //etc/passwd /file:///etc/passwd
  /.env /%2eenv /.env%00.txt /.ENV /./.env //.env /.git /.git/config /.well-known/.secret
  /.well-known/../.env /.well-known/%2e%2e/.env /.well-known%2f..%2f.env /.well-known/
  /index.html.br /index.br /index.html.gz /index.html~ /index.html.bak /_headers /404 /404.html
  /C:/Windows/win.ini /services::$DATA /con /aux.html /~root /server-status /cgi-bin/test
  /__proto__ /constructor /toString /hasOwnProperty /services%00 /services.html%00.png /%00 /services%2f..
`);

export const misspelt = words(`
  /% /%2 /%zz /%c3%28 /%ff /%ed%a0%80 /%f4%90%80%80 /\xff /\xc3\xbcber /\x7f /services\x00 /\x00 \x00
  \\ /\\ \\\\evil.test\\share services ? # * . .. /.. /. //.. /services%20 /services. /Services /services%2f
  /services%2ehtml /services/.html /services.html.html /services;a=b /{} /"' /<script> /services?<script> /|
`);

/** What some servers turn into a redirect to another site, or into headers of the visitor's choice. */
export const elsewhere = words(`
  //evil.test //evil.test/ //evil.test/services/ //evil.test/services.html ///evil.test/index.html ////evil.test//
  /\\evil.test/ /\\/evil.test/ \\/evil.test/ /%5cevil.test/ /%5c%5cevil.test/ /%09/evil.test/ /%2f%2fevil.test/
  /%0d%0aLocation:%20//evil.test/ /services/%0d%0aSet-Cookie:x=1 /services/?%0d%0aLocation:%20//evil.test
  /services/?//evil.test /services/?x=\\\\evil.test /services/#//evil.test /services/?#@evil.test /services/?@evil.test
  /@evil.test/ /;@evil.test/ /.evil.test/index.html /https:evil.test/ /https://evil.test/index.html /javascript:alert(1)/
  /services.html//evil.test/ /index.html/..//evil.test/ /services/%2e%2e//evil.test/ /%E3%80%82evil.test/
  // /// /services// /services/// //services/ /index.html/ /services/index.html/
  http://evil.test http://evil.test/ http://evil.test/services/ http://evil.test//evil.test/ https://u:p@evil.test:1/services/
  HTTP://EVIL.TEST/index.html http:///evil.test/ http:/evil.test/ http:evil.test http:// ftp://evil.test/ data:,x evil.test:443
`);

export const methods = words(`
  get Get POST PUT DELETE PATCH TRACE TRACK DEBUG PROPFIND PURGE QUERY BREW GETT GE G\x00ET "GET" \xffGET HEAD,GET
`);

export const ranges = words(`
  bytes bytes= bytes=- bytes=5-2 bytes=--1 bytes=1--1 bytes=a-b bytes=0x1-2 bytes=1e1-2 bytes=1.5-2 bytes=\xb2-\xb3
  bytes=-0 bytes=-1 bytes=0-0 bytes=-99999999999999999999 bytes=99999999999999999999- bytes=0-18446744073709551615
  bytes=0-0,-1 bytes=0-,0-,0- bytes=0-1;q=1 bytes=0-1,lines=1-2 lines=0-1 =0-1 none BYTES=0-1
`);
