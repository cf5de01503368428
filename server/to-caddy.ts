import { contentTypes } from './content-types.ts';
import {
  type Deployment,
  describePaths,
  HASHED_PATH,
  listShared,
  ORIGIN_NOTE,
  SITE_ROOT,
} from './deployment.ts';

/** A Caddyfile for Caddy 2.6 or newer. `route` keeps its lines in order, which Caddy would sort otherwise. */
export function toCaddy(deployment: Deployment): string {
  const { policy, hostname } = deployment;
  const paths = describePaths(deployment);
  return `# ${ORIGIN_NOTE}

(policy) {
	header {
		-Server
${listShared(deployment)
  .map(([name, value]) => `\t\t${name} "${value}"`)
  .join('\n')}
		Vary Accept-Encoding
		defer
	}
	header Cache-Control "${policy.error['Cache-Control']}"
}

${hostname} {
	root * ${SITE_ROOT}
	import policy
	map {query} {question} {
		~(.+) "?\${1}"
		default ""
	}
	map {path} {type} {
${Object.entries(contentTypes)
  .map(([extension, type]) => `\t\t~\\${extension}$ "${type}"`)
  .join('\n')}
		default "application/octet-stream"
	}
	route {
		@refused not method GET HEAD
		header @refused Allow "GET, HEAD"
		error @refused 405
		# Caddy would ask the disk for these, and call its refusal an error of its own.
		@malformed vars_regexp {path} [\\x00-\\x1f\\x7f]
		error @malformed 400
		@long expression \`{http.request.uri.path}.size() > 2048\`
		error @long 414

		@misspeltHome vars_regexp {path} ${paths.misspeltHome}
		redir @misspeltHome /{question} 308
		@misspeltPage vars_regexp page {path} ${paths.misspeltPage}
		redir @misspeltPage /{re.page.1}{question} 308
		@unpublished {
			path_regexp \\.(html|br|gz)$|^/_headers$|/\\.
			not path /.well-known/*
		}
		error @unpublished 404
		@page path_regexp ${paths.page}
		rewrite / /index.html
		rewrite @page {path}.html

		@hashed {
			path ${HASHED_PATH}*
			file
			not header Range *
		}
		header @hashed Cache-Control "${policy.hashed['Cache-Control']}"
		header Content-Type {type}
		file_server {
			precompressed br gzip
			disable_canonical_uris
		}
	}
	handle_errors {
		import policy
		@missing expression {http.error.status_code} == 404
		handle @missing {
			rewrite * /404.html
			header Content-Type "text/html; charset=utf-8"
			file_server {
				precompressed br gzip
			}
		}
		respond "{http.error.status_code} {http.error.status_text}"
	}
}
`;
}
