import { getInstance } from '@module-federation/enhanced/runtime';
import { nextTask } from '@mawad/shared-ui/platform/hydration/next-task.ts';
import type { FederationRuntime } from './loader.ts';

/** Object that a remote's entry script assigns to a global variable. */
interface Container {
  init(shareScope: unknown, initScope: unknown[]): Promise<unknown>;
  get(module: string): Promise<() => unknown>;
}

/**
 * Loads the shared modules that are not part of the first view. The imports make the shell provide these
 * modules; portals need all of them, so they load together with a portal.
 */
const sharedOnDemand = () =>
  Promise.allSettled([
    import('@mawad/shared-i18n/trans'),
    import('@mawad/shared-ui/kit/mui-forms.ts'),
    import('@mawad/shared-ui/kit/mui-more.ts'),
    import('@mawad/shared-ui/kit/mui-overlays.ts'),
  ]);

/**
 * Module federation runtime of the loader. Remotes are loaded by the container protocol, because federation's
 * own loading would add 6 KB for every visitor.
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
        // Without the list, remotes are assumed to be compatible, so that a failed check does not block them.
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

/** Runs a remote's entry script and returns the container that it assigns to the global `name`. */
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
