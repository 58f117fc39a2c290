import { renderHook } from '@testing-library/react';
import { type Listen, useLiveUpdates } from './use-live-updates.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function setUp() {
  const handlersOf = new Map<string, Parameters<Listen>[1]>();
  const listen: Listen = (topic, handlers) => {
    handlersOf.set(topic, handlers);
    return () => handlersOf.delete(topic);
  };
  const refresh = jest.fn();
  const { unmount } = renderHook(() => useLiveUpdates(listen, 'company:1 user:1', refresh));
  return { handlersOf, refresh, unmount };
}

it('refreshes on a change of any topic', () => {
  const { handlersOf, refresh } = setUp();
  handlersOf.get('company:1')!.onChange();
  handlersOf.get('user:1')!.onChange();
  expect(refresh).toHaveBeenCalledTimes(2);
});

it('polls only while a topic is not joined', () => {
  const { handlersOf, refresh } = setUp();
  handlersOf.get('company:1')!.onListening(true);
  jest.advanceTimersByTime(20_000);
  expect(refresh).toHaveBeenCalledTimes(1);
  handlersOf.get('user:1')!.onListening(true);
  jest.advanceTimersByTime(60_000);
  expect(refresh).toHaveBeenCalledTimes(1);
  handlersOf.get('company:1')!.onListening(false);
  jest.advanceTimersByTime(20_000);
  expect(refresh).toHaveBeenCalledTimes(2);
});

it('stops on unmount', () => {
  const { handlersOf, refresh, unmount } = setUp();
  unmount();
  jest.advanceTimersByTime(60_000);
  expect(handlersOf.size).toBe(0);
  expect(refresh).not.toHaveBeenCalled();
});
