import { useState } from 'react';
import { localized, useFormat, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { type PortalColumn, PortalTable } from '@mawad/shared-ui/desk/list/portal-table.tsx';
import { Box } from '@mawad/shared-ui/kit/mui.ts';
import type { AskedQuote, OfferLine } from '@mawad/supabase/quotes/queries';
import { LineWords, useRequested } from './line-words.tsx';
import { Pager } from './pager.tsx';

type AskedLine = AskedQuote['lines'][number];
type Answers = ReadonlyMap<string, OfferLine>;

interface AnswerLinesProps {
  label: string;
  lines: AskedLine[];
  /** Lines of an offer by the id of the requested line. */
  answers: Answers;
  /** Lines of the offer before it; what differs is marked. */
  before?: Answers;
  /** Marks lines that changed after this revision of the request. */
  since: number | null;
}

const pageSize = 50;

/** Requested lines with the company's answers, read only. */
export function AnswerLines({ label, lines, answers, before, since }: AnswerLinesProps) {
  const { t } = useTranslation('quotes');
  const requested = useRequested();
  const [page, setPage] = useState(0);
  const columns: PortalColumn<AskedLine>[] = [
    {
      id: 'line',
      header: t('columns.line'),
      cell: (line) => <LineWords line={line} isChanged={since !== null && line.revision > since} />,
      lead: true,
    },
    { id: 'requested', header: t('columns.requested'), cell: requested },
    {
      id: 'answer',
      header: t('columns.answer'),
      cell: (line) => <Answer answer={answers.get(line.id)} before={before?.get(line.id)} />,
    },
    {
      id: 'total',
      header: t('columns.total'),
      cell: (line) => <Total line={answers.get(line.id)} />,
      align: 'end',
    },
    {
      id: 'awarded',
      header: t('columns.awarded'),
      cell: ({ awarded }) => awarded && t(`awarded.${awarded}`),
    },
  ];
  return (
    <>
      <PortalTable
        label={label}
        columns={lines.some(({ awarded }) => awarded) ? columns : columns.slice(0, -1)}
        rows={lines.slice(page * pageSize, (page + 1) * pageSize)}
        rowKey={({ id }) => id}
      />
      <Pager page={page} size={pageSize} count={lines.length} onPage={setPage} />
    </>
  );
}

function Total({ line }: { line: OfferLine | undefined }) {
  const format = useFormat();
  return line?.line_total != null && format.money(line.line_total);
}

function Answer({ answer, before }: Record<'answer' | 'before', OfferLine | undefined>) {
  const { t } = useTranslation('quotes');
  const format = useFormat();
  const language = useLanguage();
  if (!answer) return <Box sx={{ color: 'text.secondary' }}>{t('notAnswered')}</Box>;
  if (answer.refusal) return t(`refusals.${answer.refusal}`);
  const name = answer.offered_name ?? (answer.product && localized(answer.product, 'name', language));
  return (
    <Box sx={{ display: 'grid', fontSize: 'var(--text-14)' }}>
      {name && <bdi>{name}</bdi>}
      {answer.is_equivalent && <span>{t('equivalent')}</span>}
      <span>
        {t('priceOf', { price: format.money(answer.unit_price!), unit: format.unit(answer.unit!) })}
        {before?.unit_price != null && before.unit_price !== answer.unit_price && (
          <>
            {' '}
            <s>{format.money(before.unit_price)}</s>
          </>
        )}
      </span>
      {answer.quantity !== null && <span>{format.quantity(answer.unit!, answer.quantity)}</span>}
      <span>{t('days', { count: answer.lead_days!, number: format.number(answer.lead_days!) })}</span>
    </Box>
  );
}
