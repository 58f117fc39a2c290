import { useState } from 'react';
import {
  formatPhone,
  localized,
  parsePhone,
  useErrorMessage,
  useLanguage,
  useTranslation,
} from '@mawad/shared-i18n';
import { useDecision } from '@mawad/shared-ui/desk/decision/use-decision.ts';
import { FormDialog } from '@mawad/shared-ui/kit/form/form-dialog.tsx';
import { TextInput } from '@mawad/shared-ui/kit/form/text-input.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import { Checkbox, FormControlLabel } from '@mawad/shared-ui/kit/mui-forms.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { saveProject, type Project, type ProjectInput } from '@mawad/supabase/buying/queries';
import { backendOf } from '@mawad/supabase/client';
import { AppError } from '@mawad/supabase/errors';
import { everyQuery } from '@mawad/supabase/query-keys';
import { governoratesQuery } from '../../cart/order-queries.ts';
import { limitText, readLimit } from './read-limit.ts';

const amounts = ['budget', 'order_limit', 'month_limit'] as const;

const textsOf = (project: Project | null) => ({
  name: project?.name ?? '',
  number: project?.number ?? '',
  receiver: project?.receiver ?? '',
  phone: project?.phone ? formatPhone(project.phone) : '',
  governorate: project?.governorate ?? '',
  district: project?.district ?? '',
  address: project?.address ?? '',
  budget: limitText(project?.budget ?? null),
  order_limit: limitText(project?.order_limit ?? null),
  month_limit: limitText(project?.month_limit ?? null),
});
type Texts = ReturnType<typeof textsOf>;

/** The typed project; null while an amount is wrong or the name is missing. */
function contentOf(texts: Texts, isClosed: boolean): ProjectInput | null {
  const [budget, order_limit, month_limit] = amounts.map((name) => readLimit(texts[name]));
  if (budget === undefined || order_limit === undefined || month_limit === undefined || !texts.name.trim())
    return null;
  const optional = (name: keyof Texts) => texts[name].trim() || null;
  return {
    ...{ name: texts.name.trim(), number: optional('number'), receiver: optional('receiver') },
    ...{ governorate: optional('governorate'), district: optional('district') },
    ...{ phone: parsePhone(texts.phone) ?? optional('phone'), address: optional('address') },
    ...{ budget, order_limit, month_limit, state: isClosed ? 'closed' : 'open' },
  };
}

interface ProjectDialogProps {
  /** Null: a new one. */
  project: Project | null;
  onClose: () => void;
}

/** Creates or changes a project. Mount to open. */
export function ProjectDialog({ project, onClose }: ProjectDialogProps) {
  const { t } = useTranslation(['buying', 'account', 'common']);
  const services = useServices();
  const language = useLanguage();
  const messageOf = useErrorMessage();
  const showToast = useStore((state) => state.toast.show);
  const { data: governorates = [] } = useQuery(governoratesQuery(services));
  const [texts, setTexts] = useState(() => textsOf(project));
  const [isClosed, setClosed] = useState(project?.state === 'closed');
  const [sent, setSent] = useState<Texts | null>(null);
  const { decide, busy, problem, error } = useDecision({
    thing: project,
    act: (seen, content: ProjectInput) => saveProject(backendOf(services).data, seen, content),
    onDone: (_id, { name }) => {
      showToast({ title: t('buying:projects.saved', { name }) });
      onClose();
    },
    refresh: () => services.queryClient.invalidateQueries({ queryKey: everyQuery('buying') }),
    failed: t('buying:projects.saveFailed'),
  });
  /** Message of the server about this field as it was sent. */
  const refusalOf = (name: keyof Texts): string | undefined => {
    if (!(error instanceof AppError) || texts[name] !== sent?.[name]) return undefined;
    const field = error.code === 'project_number_taken' ? 'number' : error.context.field;
    return field === name ? messageOf(error) : undefined;
  };
  const field = (
    name: keyof Texts,
    label: string,
    props: { ltr?: boolean; required?: boolean; error?: string } = {},
  ) => (
    <TextInput
      label={label}
      value={texts[name]}
      onChange={(event) => setTexts({ ...texts, [name]: event.target.value })}
      slotProps={{ htmlInput: { autoComplete: 'off' } }}
      {...props}
    />
  );
  const amount = (name: (typeof amounts)[number], label: string) =>
    field(name, label, {
      ltr: true,
      error: readLimit(texts[name]) === undefined ? t('buying:people.limitWrong') : undefined,
    });
  const districts = governorates.find(({ code }) => code === texts.governorate)?.districts ?? [];
  const choice = (
    name: 'governorate' | 'district',
    label: string,
    options: { value: string; label: string }[],
  ) => (
    <TextInput
      select
      label={label}
      value={texts[name]}
      onChange={(event) =>
        setTexts({ ...texts, ...(name === 'governorate' && { district: '' }), [name]: event.target.value })
      }
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="" />
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </TextInput>
  );
  return (
    <FormDialog
      wide
      title={t(project ? 'buying:projects.editTitle' : 'buying:projects.newTitle')}
      submitLabel={t('buying:projects.save')}
      busy={busy}
      failure={problem}
      onSubmit={() => {
        setSent(texts);
        const content = contentOf(texts, isClosed);
        if (content) decide(content);
      }}
      onClose={onClose}
    >
      <Box sx={gridStyle}>
        {field('name', t('buying:projects.name'), {
          required: true,
          error: sent && !texts.name.trim() ? t('buying:projects.required') : undefined,
        })}
        {field('number', t('buying:projects.number'), {
          error: refusalOf('number'),
        })}
        {field('receiver', t('buying:projects.receiver'))}
        {field('phone', t('buying:projects.phone'), {
          ltr: true,
          error: refusalOf('phone') && t('account:invalid.phone'),
        })}
        {choice(
          'governorate',
          t('account:fields.governorate'),
          governorates.map((one) => ({ value: one.code, label: localized(one, 'name', language) })),
        )}
        {choice(
          'district',
          t('account:fields.district'),
          districts.map((one) => ({ value: one.name_en, label: localized(one, 'name', language) })),
        )}
        {field('address', t('buying:projects.address'))}
        {amount('budget', t('buying:projects.budgetField'))}
        {amount('order_limit', t('buying:projects.orderLimit'))}
        {amount('month_limit', t('buying:projects.monthLimit'))}
      </Box>
      {project && (
        <FormControlLabel
          control={<Checkbox checked={isClosed} onChange={(event) => setClosed(event.target.checked)} />}
          label={t('buying:projects.isClosed')}
        />
      )}
    </FormDialog>
  );
}

const gridStyle = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};
