import { useState, type FormEvent } from 'react';
import { useErrorMessage, useTranslation } from '@mawad/shared-i18n';
import { buyingQuery } from '@mawad/shared-ui/desk/buying/buying-query.ts';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { Button } from '@mawad/shared-ui/kit/mui.ts';
import { Checkbox, FormControlLabel } from '@mawad/shared-ui/kit/mui-forms.ts';
import { Alert, MenuItem } from '@mawad/shared-ui/kit/mui-overlays.ts';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { useNavigate } from '@mawad/shared-ui/kit/router.ts';
import { mintUuid } from '@mawad/shared-ui/kit/uuid.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useStoreApi } from '@mawad/shared-ui/platform/store/index.ts';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';
import { backendOf } from '@mawad/supabase/client';
import { saveCart, type ListedGoods } from '@mawad/supabase/lists/queries';
import { buyingMembersQuery } from '../../../buying/buying-queries.ts';
import { forgetGoods } from '../../../lists/handed-goods.ts';
import { HandedGoodsPage } from './handed-goods-page.tsx';
import { listPath, listsKey } from './list-queries.ts';

/** Saves the goods of the cart for later, or sends them to a colleague. */
export function SaveCartPage() {
  const { t } = useTranslation('lists');
  return (
    <HandedGoodsPage
      title={t('cart.title')}
      empty={{ text: t('cart.nothingText'), action: { label: t('cart.toCart'), to: '/cart' } }}
    >
      {(goods) => <SaveForm goods={goods} />}
    </HandedGoodsPage>
  );
}

const ordering = ['owner', 'approver', 'buyer'];

/** Colleagues who may order; empty for people without a company. */
function useColleagues() {
  const services = useServices();
  const { data: buying } = useQuery(buyingQuery(services));
  const mayOrder = buying?.rights.includes('order') ?? false;
  const { data } = useQuery({ ...buyingMembersQuery(services), enabled: mayOrder });
  return mayOrder ? (data?.members ?? []) : [];
}

function SaveForm({ goods }: { goods: ListedGoods[] }) {
  const { t } = useTranslation('lists');
  const messageOf = useErrorMessage();
  const navigate = useNavigate();
  const store = useStoreApi();
  const me = store.getState().session.user?.id;
  const colleagues = useColleagues().filter(({ user_id, role }) => user_id !== me && ordering.includes(role));
  // The same id for each attempt: a repeated save after a lost answer changes nothing.
  const [id] = useState(mintUuid);
  const [name, setName] = useState('');
  const [recipient, setRecipient] = useState('');
  const [note, setNote] = useState('');
  const [isEmptied, setEmptied] = useState(true);
  const [tried, setTried] = useState(false);
  const isSent = recipient !== '';
  const save = useAction({
    act: (services, _input: void) =>
      saveCart(backendOf(services).data, {
        ...{ id, name: name.trim(), lines: goods, recipient: recipient || null },
        note: isSent ? note : '',
      }),
    reads: [listsKey],
    done: () => t(isSent ? 'cart.sent' : 'cart.saved', { name: `\u2068${name.trim()}\u2069` }),
    onDone: () => {
      forgetGoods();
      if (isEmptied) store.getState().cart.settle(goods);
      void navigate(isSent ? '/cart' : listPath(id));
    },
  });
  return (
    <Panel
      component="form"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        setTried(true);
        if (name.trim() !== '') save.mutate();
      }}
      sx={formStyle}
    >
      <TextInput
        label={t('purchase.name')}
        hint={t('cart.nameHint')}
        error={tried && name.trim() === '' ? t('purchase.nameMissing') : undefined}
        value={name}
        onChange={(event) => setName(event.target.value)}
        required
        slotProps={{ htmlInput: { dir: 'auto', maxLength: 120, autoComplete: 'off' } }}
      />
      {colleagues.length > 0 && (
        <TextInput
          select
          label={t('cart.recipient')}
          value={recipient}
          onChange={(event) => setRecipient(event.target.value)}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{t('cart.forMe')}</MenuItem>
          {colleagues.map(({ user_id, full_name, email }) => (
            <MenuItem key={user_id} value={user_id}>
              <bdi>{full_name || email || t('cart.unnamed')}</bdi>
            </MenuItem>
          ))}
        </TextInput>
      )}
      {isSent && (
        <TextInput
          label={t('cart.note')}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          multiline
          minRows={2}
          slotProps={{ htmlInput: { dir: 'auto', maxLength: 500 } }}
        />
      )}
      <FormControlLabel
        control={<Checkbox checked={isEmptied} onChange={(event) => setEmptied(event.target.checked)} />}
        label={t('cart.empty')}
      />
      {save.error && !save.isPending && (
        <Alert severity="error" role="alert">
          {messageOf(save.error)}
        </Alert>
      )}
      <Button
        type="submit"
        variant="contained"
        loading={save.isPending}
        sx={{ justifySelf: 'start', minBlockSize: 44 }}
      >
        {t(isSent ? 'cart.send' : 'cart.save')}
      </Button>
    </Panel>
  );
}

const formStyle = {
  padding: { xs: 2, sm: 3 },
  display: 'grid',
  gap: 2,
  maxInlineSize: 560,
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const;
