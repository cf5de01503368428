import { contentTypes } from './content-types.ts';
import {
  type Deployment,
  describePaths,
  HASHED_PATH,
  listShared,
  ORIGIN_NOTE,
  SITE_ROOT,
} from './deployment.ts';

/**
 * A file for /etc/nginx/conf.d of nginx 1.22 or newer with its brotli_static module. Errors 400 and 414 keep nginx's own page: where the
 * address could not be read, an error_page of ours ends as 500.
 */
export function toNginx(deployment: Deployment): string {
  const { policy, hostname } = deployment;
  const paths = describePaths(deployment);
  return `# ${ORIGIN_NOTE}

map $status $site_allow {
  default "";
  405 "GET, HEAD";
}

# Never for a part of a file: nginx settles this before it finds a range out of bounds.
map "$http_range $status $uri" $site_caching {
  default "${policy.error['Cache-Control']}";
  "~^ (200|304) ${HASHED_PATH}" "${policy.hashed['Cache-Control']}";
}

server {
  listen 80;
  listen [::]:80;
  server_name ${hostname};
  root ${SITE_ROOT};

  server_tokens off;
  absolute_redirect off;
  merge_slashes off;
  brotli_static on;
  gzip_static on;
  gzip_proxied any;
  gzip_vary on;

  default_type application/octet-stream;
  charset utf-8;
  charset_types ${listTextTypes().join(' ')};
  types {
${listExtensions().join('\n')}
  }

  # A location with an add_header of its own would lose all of these.
${listShared(deployment)
  .map(([name, value]) => `  add_header ${name} "${value}" always;`)
  .join('\n')}
  add_header Cache-Control $site_caching always;
  add_header Allow $site_allow always;

  error_page 403 404 /404.html;
  if ($request_method !~ ^(GET|HEAD)$) { return 405; }

  location = / { try_files /index.html =404; }
  location = /404.html { internal; }
  location ~ "${paths.page}" { try_files /$1.html =404; }
  location ~ "${paths.misspeltHome}" { return 308 /$is_args$args; }
  location ~ "${paths.misspeltPage}" { return 308 /$1$is_args$args; }
  location ~ "\\.(?:html|br|gz)$|^/_headers$|/\\.(?!well-known/)" { return 404; }
  location / { try_files $uri =404; }
}
`;
}

/** Lines of a types block: a type, the endings of its files. */
function listExtensions(): string[] {
  return Object.entries(contentTypes).map(
    ([extension, type]) => `    ${type.split(';')[0]} ${extension.slice(1)};`,
  );
}

/** The types that say their charset, but text/html, which nginx always counts among them. */
function listTextTypes(): string[] {
  const types = Object.values(contentTypes).filter((type) => type.includes('charset'));
  return types.map((type) => type.split(';')[0]!).filter((type) => type !== 'text/html');
}
