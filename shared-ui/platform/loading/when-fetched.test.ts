import { whenFetched } from './when-fetched.ts';

const failed = new TypeError('Failed to fetch');
const isOnline = jest.spyOn(window.navigator, 'onLine', 'get');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('retries failed code every five seconds while the browser reports to be online', async () => {
  isOnline.mockReturnValue(true);
  const fetchPart = jest
    .fn()
    .mockRejectedValueOnce(failed)
    .mockRejectedValueOnce(failed)
    .mockResolvedValue('part');
  const part = whenFetched(fetchPart);
  await jest.advanceTimersByTimeAsync(4999);
  expect(fetchPart).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(fetchPart).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(5000);
  await expect(part).resolves.toBe('part');
  expect(fetchPart).toHaveBeenCalledTimes(3);
});

test('waits for the network before it retries', async () => {
  isOnline.mockReturnValue(false);
  const fetchPart = jest.fn().mockRejectedValueOnce(failed).mockResolvedValue('part');
  const part = whenFetched(fetchPart);
  await jest.advanceTimersByTimeAsync(3_600_000);
  expect(fetchPart).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  await expect(part).resolves.toBe('part');
});
