import { renderHook } from '@testing-library/react';
import { type Listen, useLiveUpdates } from './use-live-updates.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function setUp() {
  const heard = new Map<string, Parameters<Listen>[1]>();
  const listen: Listen = (topic, handlers) => {
    heard.set(topic, handlers);
    return () => heard.delete(topic);
  };
  const refresh = jest.fn();
  const { unmount } = renderHook(() => useLiveUpdates(listen, 'company:1 user:1', refresh));
  return { heard, refresh, unmount };
}

it('reads again when something changed under any of the topics', () => {
  const { heard, refresh } = setUp();
  heard.get('company:1')!.onChange();
  heard.get('user:1')!.onChange();
  expect(refresh).toHaveBeenCalledTimes(2);
});

it('polls while a topic cannot be joined, and only then', () => {
  const { heard, refresh } = setUp();
  heard.get('company:1')!.onListening(true);
  jest.advanceTimersByTime(20_000);
  expect(refresh).toHaveBeenCalledTimes(1);
  heard.get('user:1')!.onListening(true);
  jest.advanceTimersByTime(60_000);
  expect(refresh).toHaveBeenCalledTimes(1);
  heard.get('company:1')!.onListening(false);
  jest.advanceTimersByTime(20_000);
  expect(refresh).toHaveBeenCalledTimes(2);
});

it('ends with the page', () => {
  const { heard, refresh, unmount } = setUp();
  unmount();
  jest.advanceTimersByTime(60_000);
  expect(heard.size).toBe(0);
  expect(refresh).not.toHaveBeenCalled();
});
