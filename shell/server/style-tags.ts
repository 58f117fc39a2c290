import createEmotionServer from '@emotion/server/create-instance';

type EmotionCache = Parameters<typeof createEmotionServer>[0];

/**
 * Prepares an Emotion cache before a page is rendered with it; the returned function writes the page's style
 * tags. The tags list every class that the server created, including those merged into others, so that the
 * browser does not create them again. `data-s` is Emotion's mark for tags that it must not move.
 */
export function prepareStyleTags(cache: EmotionCache): (markup: string) => string {
  const emotion = createEmotionServer(cache);
  return (markup) => {
    const chunks = emotion.extractCriticalToChunks(markup);
    const sent = new Set(chunks.styles.flatMap(({ ids }) => ids));
    const merged = Object.keys(cache.inserted).filter((id) => !sent.has(id));
    chunks.styles.find(({ key }) => key === cache.key)?.ids.push(...merged);
    return emotion.constructStyleTagsFromChunks(chunks).replaceAll('<style ', '<style data-s ');
  };
}
