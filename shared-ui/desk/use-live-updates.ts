import { useEffect } from 'react';

/** Listens to a topic until the returned function is called. */
export type Listen = (
  topic: string,
  handlers: { onChange: () => void; onListening: (isListening: boolean) => void },
) => () => void;

/** Polling interval in ms while a topic is not joined. */
const pollEvery = 20_000;

/**
 * Calls `refresh` after each change of one of the topics (separated by spaces), and at an interval while one
 * of them is not joined and the page is visible.
 */
export function useLiveUpdates(listen: Listen, topics: string, refresh: () => void): void {
  useEffect(() => {
    const names = topics.split(' ').filter(Boolean);
    const silent = new Set(names);
    const stops = names.map((topic) =>
      listen(topic, {
        onChange: refresh,
        onListening: (isListening) => void (isListening ? silent.delete(topic) : silent.add(topic)),
      }),
    );
    const timer = setInterval(() => {
      if (silent.size > 0 && document.visibilityState === 'visible') refresh();
    }, pollEvery);
    return () => {
      clearInterval(timer);
      for (const stop of stops) stop();
    };
  }, [listen, topics, refresh]);
}
