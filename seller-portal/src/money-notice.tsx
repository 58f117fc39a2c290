import { DebtNotice } from '@mawad/shared-ui/desk/money/debt-notice.tsx';
import { useOwnBalance } from './own-balance.ts';

/** Warning of the home page about the debt of the company, for members who may see money. */
export function MoneyNotice() {
  const balance = useOwnBalance();
  return balance ? <DebtNotice balance={balance} to="/seller/dashboard/money" /> : null;
}
