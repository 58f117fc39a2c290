import JsdomEnvironment from 'jest-environment-jsdom';

/** jsdom with the platform APIs of Node that jsdom lacks and that the router and the API client use. */
export default class BrowserEnvironment extends JsdomEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, {
      AbortController,
      AbortSignal,
      fetch,
      Headers,
      ReadableStream,
      Request,
      Response,
      structuredClone,
      TextDecoder,
      TextEncoder,
      TransformStream,
    });
    acceptNodeSignals(this.global.EventTarget.prototype);
  }
}

/** Makes jsdom's `addEventListener` accept Node's abort signals. */
function acceptNodeSignals(target: EventTarget): void {
  const add = target.addEventListener;
  target.addEventListener = function (type, listener, options) {
    if (typeof options !== 'object' || !options.signal) return add.call(this, type, listener, options);
    const { signal, ...rest } = options;
    if (signal.aborted) return;
    signal.addEventListener('abort', () => this.removeEventListener(type, listener, rest), { once: true });
    add.call(this, type, listener, rest);
  };
}
