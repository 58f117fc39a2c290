import { getInstance } from '@module-federation/enhanced/runtime';
import { nextTask } from '@mawad/shared-ui/hydration/next-task';
import type { FederationRuntime } from './loader.ts';

/** What a remote's entry script puts on the page. */
interface Container {
  init(shareScope: unknown, initScope: unknown[]): Promise<unknown>;
  get(module: string): Promise<() => unknown>;
}

/**
 * Shared modules that stay out of the first view. Naming them here makes the
 * shell provide them; portals need them all, so they travel beside the portal.
 */
const sharedOnDemand = () =>
  Promise.allSettled([
    import('@mawad/shared-i18n/trans'),
    import('@mawad/shared-ui/mui-forms'),
    import('@mawad/shared-ui/mui-more'),
    import('@mawad/shared-ui/mui-overlays'),
  ]);

/**
 * The loader's view of module federation. Remotes are fetched here by the container
 * protocol: federation's own fetching would cost every visitor another 6 KB.
 */
export function createFederationRuntime(): FederationRuntime {
  return {
    async evaluate(id, entry) {
      if (id !== 'storefront') void sharedOnDemand();
      const container = await fetchContainer(id.replaceAll('-', '_'), entry);
      await container.init(await shareScope(), []);
      await nextTask();
      const module = await container.get('./remote');
      await nextTask();
      return module();
    },
    provided: providedVersions,
    async providedExports() {
      try {
        return (await import(/* webpackChunkName: "provided-exports" */ './provided-exports.ts'))
          .providedExports;
      } catch (error) {
        // Without the list a remote is believed to fit, as most do: it must not stay away for want of the check.
        console.warn(error);
        return {};
      }
    },
  };
}

async function shareScope(): Promise<unknown> {
  const instance = getInstance()!;
  await Promise.all(instance.initializeSharing('default'));
  return instance.shareScopeMap.default;
}

/** Runs a remote's entry script and answers the container that it leaves under `name`. */
async function fetchContainer(name: string, entry: string): Promise<Container> {
  const scope = globalThis as unknown as Record<string, Container | undefined>;
  scope[name] = undefined;
  await runScript(entry);
  const container = scope[name];
  if (!container) throw new Error(`${entry} left no container`);
  return container;
}

function runScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src, async: true });
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`${src} could not be loaded`));
    };
    document.head.append(script);
  });
}

function providedVersions(): Record<string, string> {
  const shared = getInstance()?.options.shared ?? {};
  return Object.fromEntries(
    Object.entries(shared).map(([request, versions]) => [request, versions[0]?.version ?? '0.0.0']),
  );
}
