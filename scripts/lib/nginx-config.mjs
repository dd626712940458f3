/** The part of an nginx configuration that serves an exported site, made from its `_headers`: headers stay one fact. */
import { BuildFault } from './faults.mjs';
import { patternSource } from './headers-file.mjs';

/** @typedef {import('./headers-file.mjs').HeaderRule} HeaderRule */

/** The files of an export by their type; nginx's own list lacks some of them on older systems. */
const TYPES = {
  'application/json': ['json'],
  'application/manifest+json': ['webmanifest'],
  'application/pdf': ['pdf'],
  'application/xml': ['xml'],
  'font/woff2': ['woff2'],
  'image/avif': ['avif'],
  'image/jpeg': ['jpg'],
  'image/png': ['png'],
  'image/svg+xml': ['svg'],
  'image/webp': ['webp'],
  'image/x-icon': ['ico'],
  'text/css': ['css'],
  'text/html': ['html'],
  'text/javascript': ['js'],
  'text/plain': ['txt'],
  'text/vcard': ['vcf'],
};

/** Those whose letters a browser would otherwise guess at; nginx adds text/html by itself. */
const WITH_CHARSET = ['application/xml', 'text/css', 'text/javascript', 'text/plain', 'text/vcard'];

/**
 * A file for nginx's `conf.d`: a map for each header that differs from path to path, and the server.
 * @param {object} options
 * @param {HeaderRule[]} options.rules what `_headers` says
 * @param {string} options.root the folder of the export, without a slash at its end
 * @param {string} options.basePath
 * @param {string[]} options.listen
 * @param {boolean} options.hasBrotli whether nginx has the module for files with `.br`
 * @returns {string}
 */
export function nginxConfig({ rules, root, basePath, listen, hasBrotli }) {
  const everywhere = rules.find(({ pattern }) => pattern === `${basePath}/*`)?.headers ?? [];
  const somewhere = byName(rules.filter(({ pattern }) => pattern !== `${basePath}/*`));
  const home = `${basePath}/`;
  const maps = [...somewhere].map(
    ([name, values]) => `map $uri ${variable(name)} {
  default "";
${[...values].map(([value, patterns]) => `  "~^(${patterns.map(patternSource).join('|')})$" ${quoted(value)};`).join('\n')}
}

`,
  );

  return `# Made by "npm run nginx-config" from the site's _headers: make it anew after a build with other settings.
${maps.join('')}# A 405 names the methods there are.
map $status $site_allow {
  default "";
  405 "GET, HEAD";
}

server {
${listen.map((address) => `  listen ${address};`).join('\n')}
  # With a certificate: listen 443 ssl; http2 on; (before nginx 1.25: listen 443 ssl http2;) and ssl_certificate,
  # ssl_certificate_key. Strict-Transport-Security counts only there.

  server_tokens off;
  # Redirects name the path alone: behind a proxy nginx knows neither the host nor the port that visitors use.
  absolute_redirect off;

${everywhere.map(([name, value]) => `  add_header ${name} ${quoted(value)} always;`).join('\n')}
${[...somewhere.keys()].map((name) => `  add_header ${name} ${variable(name)} always;`).join('\n')}
  add_header Allow $site_allow always;

  types {
${Object.entries(TYPES)
  .map(([type, extensions]) => `    ${type} ${extensions.join(' ')};`)
  .join('\n')}
  }
  default_type application/octet-stream;
  charset utf-8;
  charset_types ${WITH_CHARSET.join(' ')};

  sendfile on;
  tcp_nopush on;
  gzip_static on;
  gzip_vary on;
  ${hasBrotli ? 'brotli_static on;' : '# With the module ngx_http_brotli_static (Debian: libnginx-mod-http-brotli-static): brotli_static on;'}

  # An address that makes no sense (400) and a folder without a page (403) are unknown addresses too.
  error_page 400 403 404 =404 ${home}404.html;

  location ${home} {
    alias ${quoted(`${root}/`)};
    index index.html;
  }
${basePath ? `\n  location = ${basePath} {\n    return 308 ${home}$is_args$args;\n  }\n` : ''}
  # For hosts that read it, not for visitors.
  location = ${home}_headers {
    return 404;
  }
}
`;
}

/**
 * The headers of the rules, each with its values, each with its patterns. nginx has its own list of types, and would send
 * a second Content-Type beside the one it takes from there.
 * @param {HeaderRule[]} rules
 */
function byName(rules) {
  /** @type {Map<string, Map<string, string[]>>} */
  const names = new Map();
  for (const { pattern, headers } of rules) {
    for (const [name, value] of headers) {
      if (name.toLowerCase() === 'content-type') continue;
      const values = names.get(name) ?? new Map();
      names.set(name, values.set(value, [...(values.get(value) ?? []), pattern]));
    }
  }
  return names;
}

/** @param {string} header */
const variable = (header) => `$site_${header.toLowerCase().replaceAll('-', '_')}`;

/**
 * A text as nginx reads it. It has no way to write a dollar sign.
 * @param {string} text
 */
function quoted(text) {
  if (text.includes('$')) throw new BuildFault(`nginx can't be told ${JSON.stringify(text)}: it has a "$".`);
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}
