import type { BulkTarget } from '@mawad/supabase/products/bulk-changes-queries';
import { EditedByContext } from '../form/edited-by.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { type BulkTerms, noTerms } from './bulk-terms.ts';

interface StaffBulkProps {
  /** A kind of change, or the content of a file: new names by product id. */
  change: 'category' | 'discount' | 'hide' | 'show' | NonNullable<BulkTerms['names']>;
  target: BulkTarget;
  /** `begun` is true if the change was started. */
  onClose: (begun: boolean) => void;
}

/** Change of many products of any company for the staff's console. The sellers read the reason. */
export function StaffBulk({ change, target, onClose }: StaffBulkProps) {
  return (
    <EditedByContext value="staff">
      {typeof change === 'string' ? (
        <BulkDialog kind={change} target={target} onClose={onClose} />
      ) : (
        <BulkDialog kind="names" given={{ ...noTerms, names: change }} target={target} onClose={onClose} />
      )}
    </EditedByContext>
  );
}
