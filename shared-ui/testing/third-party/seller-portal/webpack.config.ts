import { RetentionPlugin } from '@mawad/shared-ui/federation/plugins/retention-plugin';
import { remoteConfigs } from '@mawad/shared-ui/federation/webpack';

const [client] = remoteConfigs(import.meta.dirname, 'production');

/** A remote in the seller portal's place; it leaves no traces in what builds of the real one remember. */
export default {
  ...client,
  cache: false,
  plugins: client!.plugins!.filter((plugin) => !(plugin instanceof RetentionPlugin)),
};
