import { ReturnPage as SharedPage } from '@mawad/shared-ui/desk/return/return-page.tsx';
import { useIsViewing } from '../../own-rights.ts';
import { returnHrefs } from './return-hrefs.ts';

const changed = ['returns', 'orders', 'products', 'money'] as const;

/** A return of the company's goods. */
export const ReturnPage = () => <SharedPage hrefs={returnHrefs} changed={changed} mayAct={!useIsViewing()} />;
