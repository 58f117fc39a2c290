import { getInstance, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { FederationRuntime } from './loader.ts';

/**
 * Shared modules that stay out of the first view. Naming them here makes the
 * shell provide them; portals need them all, so they travel beside the portal.
 */
const sharedOnDemand = () =>
  Promise.allSettled([
    import('@mawad/shared-ui/mui-forms'),
    import('@mawad/shared-ui/mui-more'),
    import('@mawad/shared-ui/mui-overlays'),
  ]);

/** The loader's view of module federation. */
export function createFederationRuntime(): FederationRuntime {
  return {
    register(id, entry) {
      if (id !== 'storefront') void sharedOnDemand();
      registerRemotes([{ name: federationName(id), entry }], { force: true });
    },
    evaluate: (id) => loadRemote(`${federationName(id)}/remote`),
    provided: providedVersions,
  };
}

function federationName(id: string): string {
  return id.replaceAll('-', '_');
}

function providedVersions(): Record<string, string> {
  const shared = getInstance()?.options.shared ?? {};
  return Object.fromEntries(
    Object.entries(shared).map(([request, versions]) => [request, versions[0]?.version ?? '0.0.0']),
  );
}
