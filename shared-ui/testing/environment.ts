import JsdomEnvironment from 'jest-environment-jsdom';

/** jsdom with the web platform parts of Node that it lacks and that the router and the API client need. */
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
  }
}
