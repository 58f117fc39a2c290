import { useState } from 'react';
import { localized, useErrorMessage, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { useBuyingFor } from '@mawad/shared-ui/desk/buying/buying-choice.ts';
import { buyingQuery } from '@mawad/shared-ui/desk/buying/buying-query.ts';
import {
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
} from '@mawad/shared-ui/kit/mui-forms.ts';
import { useNavigate } from '@mawad/shared-ui/kit/router.ts';
import { mintUuid } from '@mawad/shared-ui/kit/uuid.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';
import { backendOf } from '@mawad/supabase/client';
import { createPurchaseList, type ListedGoods } from '@mawad/supabase/lists/queries';
import { listPath, listsKey } from './list-queries.ts';
import { NameDialog } from './name-dialog.tsx';

interface NewListDialogProps {
  /** Goods of the new list. */
  goods: ListedGoods[];
  onDone?: () => void;
  onClose: () => void;
}

/** Creates a list, of the person or of the company for which the person buys, and opens it. Mount to open. */
export function NewListDialog({ goods, onDone, onClose }: NewListDialogProps) {
  const { t } = useTranslation('lists');
  const language = useLanguage();
  const messageOf = useErrorMessage();
  const navigate = useNavigate();
  // The same id for each attempt: a repeated creation after a lost reply changes nothing.
  const [id] = useState(mintUuid);
  const { isPrivate } = useBuyingFor();
  const { data: buying } = useQuery(buyingQuery(useServices()));
  const [chosen, setChosen] = useState<boolean | null>(null);
  const company = buying?.rights.includes('order') ? buying.company : null;
  const isShared = company !== null && (chosen ?? !isPrivate);
  const create = useAction({
    act: (services, name: string) =>
      createPurchaseList(backendOf(services).data, { id, name, is_shared: isShared, lines: goods }),
    reads: [listsKey],
    done: (name) => goods.length > 0 && t('purchase.saved', { name: `\u2068${name}\u2069` }),
    onDone: () => {
      onDone?.();
      void navigate(listPath(id));
    },
  });
  return (
    <NameDialog
      title={t('purchase.new')}
      confirmLabel={t('purchase.create')}
      busy={create.isPending}
      problem={
        create.error ? { title: t('purchase.createFailed'), text: messageOf(create.error) } : undefined
      }
      onConfirm={(name) => create.mutate(name)}
      onClose={onClose}
    >
      {company && (
        <FormControl>
          <FormLabel id="list-owner">{t('purchase.owner')}</FormLabel>
          <RadioGroup
            aria-labelledby="list-owner"
            value={isShared ? 'company' : 'me'}
            onChange={(_event, value) => setChosen(value === 'company')}
          >
            <FormControlLabel
              value="company"
              control={<Radio />}
              label={t('purchase.ownerCompany', {
                company: `\u2068${localized(company, 'company_name', language)}\u2069`,
              })}
            />
            <FormControlLabel value="me" control={<Radio />} label={t('purchase.ownerMe')} />
          </RadioGroup>
        </FormControl>
      )}
    </NameDialog>
  );
}
