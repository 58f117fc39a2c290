import { useParams } from '@mawad/shared-ui/router';
import { HonestPage } from './honest-page.tsx';

/** Tabs that the console will have. */
const laterTabs = ['categories', 'products', 'deals', 'email', 'backup'];

/** A tab that is not open: announced, or none at all. */
export function OtherTabPage() {
  const { tab = '' } = useParams();
  return <HonestPage texts={laterTabs.includes(tab) ? 'later' : 'notFound'} />;
}
