import { useState } from 'react';
import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { PickField } from '@mawad/shared-ui/desk/return/steps/pick-field.tsx';
import { NumberInput } from '@mawad/shared-ui/kit/form/number-input.tsx';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { FormControlLabel, FormHelperText, Switch } from '@mawad/shared-ui/kit/mui-forms.ts';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { readQuantity } from '@mawad/shared-ui/kit/read-quantity.ts';
import {
  type ManagedReason,
  type ReasonInput,
  type ReturnSide,
  saveReturnReason,
} from '@mawad/supabase/returns/queries';
import { FormDialog } from '@mawad/shared-ui/kit/form/form-dialog.tsx';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';
import { backendOf } from '@mawad/supabase/client';

interface ReasonDialogProps {
  /** Null for a new reason. */
  reason: ManagedReason | null;
  /** Position of a new reason. */
  place: number;
  onClose: () => void;
}

const sides: readonly ReturnSide[] = ['seller', 'buyer'];
const mostPosition = 1000;

/** Creates a reason for returns or changes one. Mount to open. */
export function ReasonDialog({ reason, place, onClose }: ReasonDialogProps) {
  const { t } = useTranslation(['return-desk', 'returns']);
  const language = useLanguage();
  const [nameEn, setNameEn] = useState(reason?.name_en ?? '');
  const [nameAr, setNameAr] = useState(reason?.name_ar ?? '');
  const [isFault, setFault] = useState(reason?.is_fault ?? true);
  const [payer, setPayer] = useState<ReturnSide>(reason?.way_back_by ?? 'seller');
  const [position, setPosition] = useState(String(reason?.position ?? place));
  const [isActive, setActive] = useState(reason?.is_active ?? true);
  const [tried, setTried] = useState(false);
  const { mutate, isPending, error } = useAction({
    act: (services, input: ReasonInput) =>
      saveReturnReason(backendOf(services).data, input, reason?.version ?? 0),
    reads: ['returns'],
    done: () => t('reasons.saved'),
    onDone: onClose,
  });
  const at = readQuantity(position);
  const isPlaced = 'value' in at && Number.isInteger(at.value) && at.value >= 1 && at.value <= mostPosition;
  const nameError = (value: string) => (tried && value.trim() === '' ? t('reasons.nameMissing') : undefined);
  function submit() {
    setTried(true);
    if (nameEn.trim() === '' || nameAr.trim() === '' || !isPlaced) return;
    mutate({
      ...(reason && { id: reason.id }),
      name_en: nameEn.trim(),
      name_ar: nameAr.trim(),
      is_fault: isFault,
      way_back_by: payer,
      position: at.value,
      is_active: isActive,
    });
  }
  return (
    <FormDialog
      title={
        reason ? t('reasons.changeTitle', { name: localized(reason, 'name', language) }) : t('reasons.add')
      }
      submitLabel={t('reasons.save')}
      busy={isPending}
      failure={error && { title: t('reasons.failed'), error }}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        label={t('reasons.nameEn')}
        value={nameEn}
        onChange={({ target }) => setNameEn(target.value)}
        error={nameError(nameEn)}
        slotProps={{ htmlInput: { maxLength: 80, dir: 'ltr', lang: 'en' } }}
        required
        sx={{ marginBlockStart: 1 }}
      />
      <TextInput
        label={t('reasons.nameAr')}
        value={nameAr}
        onChange={({ target }) => setNameAr(target.value)}
        error={nameError(nameAr)}
        slotProps={{ htmlInput: { maxLength: 80, dir: 'rtl', lang: 'ar' } }}
        required
      />
      <Box>
        <FormControlLabel
          control={<Switch checked={isFault} onChange={(_, checked) => setFault(checked)} />}
          label={t('reasons.fault')}
        />
        <FormHelperText>{t('reasons.faultHint')}</FormHelperText>
      </Box>
      <PickField
        label={t('reasons.wayBack')}
        hint={t('reasons.wayBackHint')}
        value={payer}
        options={sides.map((value) => ({ value, label: t(`returns:sides.${value}`) }))}
        onChoose={setPayer}
      />
      <NumberInput
        read={readQuantity}
        label={t('reasons.position')}
        value={position}
        onChange={({ target }) => setPosition(target.value)}
        error={tried && !isPlaced ? t('reasons.positionWrong') : undefined}
      />
      <FormControlLabel
        control={<Switch checked={isActive} onChange={(_, checked) => setActive(checked)} />}
        label={t('reasons.isActive')}
      />
    </FormDialog>
  );
}
