/** Paths of all public pages of a started shop in both languages, from its site map. */
export async function publicPaths(origin: string): Promise<string[]> {
  const locations = async (path: string) => {
    const map = await (await fetch(origin + path)).text();
    return [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => pathOf(address!));
  };
  const parts = await Promise.all((await locations('/sitemap.xml')).map(locations));
  return parts.flat();
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
  return pathname + search;
}
