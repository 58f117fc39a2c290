import createEmotionServer from '@emotion/server/create-instance';

type EmotionCache = Parameters<typeof createEmotionServer>[0];

/**
 * Prepares a cache for a page, before the page is rendered with it; what it answers
 * writes the page's style tags. They name every class that the server made, also
 * those merged into others, so that the browser makes none of them again; and they
 * carry Emotion's mark of tags that stay where they are.
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
