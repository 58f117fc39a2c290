import { ReturnPage as SharedPage } from '@mawad/shared-ui/desk/return/return-page.tsx';
import { returnHrefs } from './return-hrefs.ts';

const changed = ['returns', 'orders', 'queues', 'money'] as const;

/** A return with both stories, marks of buyer and seller, and the staff's decision. */
export const ReturnPage = () => <SharedPage hrefs={returnHrefs} changed={changed} />;
