/**
 * The page that a chunk belongs to: its route in any language, such as `app/[locale]/contact/page`, or its import in
 * pages.tsx. next.config.mjs splits the scripts by it.
 * @param chunk its name
 * @returns `page-contact`; `site` for what surrounds every page; undefined for parts of pages
 */
export function pageOfChunk(chunk: string | null | undefined): string | undefined {
  if (!chunk) return undefined;
  const [, move] = /^move-(\w+)$/.exec(chunk) ?? [];
  if (move) return `page-${move}`;
  const [isRoute, route = 'home'] = /^app\/[^/]+\/(?:(\w+)\/)?page$/.exec(chunk) ?? [];
  if (isRoute) return `page-${route}`;
  if (chunk.includes('not-found')) return 'not-found';
  return chunk.startsWith('app/') ? 'site' : undefined;
}
