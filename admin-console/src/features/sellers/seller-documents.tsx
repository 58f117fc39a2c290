import { useState } from 'react';
import { localized, useLanguage, useTranslation } from '@mawad/shared-i18n';
import { DocumentFacts } from '@mawad/shared-ui/desk/document/document-facts.tsx';
import { EarlierDocuments } from '@mawad/shared-ui/desk/document/earlier-documents.tsx';
import { DecisionDialog } from '@mawad/shared-ui/desk/decision/decision-dialog.tsx';
import { StatusChip } from '@mawad/shared-ui/desk/order/status-chip.tsx';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { useDecision } from '@mawad/shared-ui/desk/decision/use-decision.ts';
import { useStore } from '@mawad/shared-ui/platform/store/index.ts';
import { backendOf } from '@mawad/supabase/client';
import {
  type CompanyDocument,
  type DocumentHistory,
  type DocumentKind,
  reviewDocument,
  signDocument,
} from '@mawad/supabase/companies/documents-queries';
import type { Seller } from '@mawad/supabase/companies/sellers-queries';
import { everyQuery } from '@mawad/supabase/query-keys';
import { useStaffMay } from '../../staff-rights.ts';
import { useAction } from '@mawad/shared-ui/platform/use-action.ts';

interface Judgement {
  document: CompanyDocument;
  kind: DocumentKind;
  decision: 'accepted' | 'refused';
}

/** Documents of a company, to view and to review. */
export function SellerDocuments({ seller }: { seller: Seller }) {
  const { t } = useTranslation(['admin-seller', 'documents']);
  const [refusing, setRefusing] = useState<DocumentKind | null>(null);
  const accepting = useAction({
    act: (services, { document }: Judgement) =>
      reviewDocument(backendOf(services).data, document, 'accepted'),
    reads: ['sellers', 'queues'],
    done: ({ kind }) => t('documents.done.accepted', { document: t(`documents:kinds.${kind}`) }),
    failed: t('documents.failed'),
  });
  const refused = seller.documents.find(({ kind }) => kind === refusing)?.documents[0];
  return (
    <Panel component="section" aria-labelledby="seller-documents" sx={{ padding: 2 }}>
      <Typography id="seller-documents" variant="h2" sx={{ fontSize: 'var(--text-16)' }}>
        {t('documents.title')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {seller.documents.map((history) => (
          <Box
            component="li"
            key={history.kind}
            sx={{
              display: 'grid',
              gap: 1,
              paddingBlock: 1.5,
              '& + &': { borderBlockStart: 1, borderColor: 'divider' },
            }}
          >
            <OneDocument
              history={history}
              busy={accepting.isPending}
              onJudge={(judgement) =>
                judgement.decision === 'refused' ? setRefusing(judgement.kind) : accepting.mutate(judgement)
              }
            />
          </Box>
        ))}
      </Box>
      {refusing && refused && (
        <RefuseDocument
          seller={seller}
          kind={refusing}
          document={refused}
          onClose={() => setRefusing(null)}
        />
      )}
    </Panel>
  );
}

interface RefuseDocumentProps {
  seller: Seller;
  kind: DocumentKind;
  document: CompanyDocument;
  onClose: () => void;
}

function RefuseDocument({ seller, kind, document, onClose }: RefuseDocumentProps) {
  const { t } = useTranslation(['admin-seller', 'documents']);
  const language = useLanguage();
  const services = useServices();
  const showToast = useStore((state) => state.toast.show);
  const name = t(`documents:kinds.${kind}`);
  const { decide, busy, problem } = useDecision({
    thing: document,
    act: (seen, reason: string | undefined) =>
      reviewDocument(backendOf(services).data, seen, 'refused', reason),
    onDone: () => {
      showToast({ title: t('documents.done.refused', { document: name }) });
      onClose();
    },
    refresh: () =>
      Promise.all(
        (['sellers', 'queues'] as const).map((domain) =>
          services.queryClient.invalidateQueries({ queryKey: everyQuery(domain) }),
        ),
      ),
    failed: t('documents.failed'),
  });
  return (
    <DecisionDialog
      title={t('documents.refuseTitle', { document: name })}
      text={t('documents.refuseText', { company: localized(seller, 'company_name', language) })}
      confirmLabel={t('documents.refuse')}
      tone="error"
      note={{ label: t('documents:reason'), missing: t('documents.reasonMissing') }}
      busy={busy}
      problem={problem}
      onClose={onClose}
      onConfirm={decide}
    />
  );
}

interface OneDocumentProps {
  history: DocumentHistory;
  busy: boolean;
  onJudge: (judgement: Judgement) => void;
}

function OneDocument({ history: { kind, documents }, busy, onJudge }: OneDocumentProps) {
  const { t } = useTranslation(['admin-seller', 'documents']);
  const services = useServices();
  const may = useStaffMay();
  const [latest, ...earlier] = documents;
  const document = t(`documents:kinds.${kind}`);
  const facts = (one: CompanyDocument) => (
    <DocumentFacts
      key={one.id}
      document={one}
      openLabel={t('documents:openNamed', { document })}
      sign={(path) => signDocument(backendOf(services), path)}
    />
  );
  const decisions =
    !latest || latest.state === 'refused' || !may('review_companies') ? [] : decisionsOn(latest);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
        <Box sx={{ fontWeight: 600 }}>{document}</Box>
        <StatusChip kind="document" status={latest?.state ?? 'none'} />
      </Box>
      {latest && facts(latest)}
      {latest && decisions.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {decisions.map((decision) => (
            <Button
              key={decision}
              size="small"
              variant={decision === 'accepted' ? 'outlined' : 'text'}
              color={decision === 'accepted' ? 'primary' : 'error'}
              disabled={busy}
              onClick={() => onJudge({ document: latest, kind, decision })}
              aria-label={t(`documents.named.${decision}`, { document })}
            >
              {t(decision === 'accepted' ? 'documents.accept' : 'documents.refuse')}
            </Button>
          ))}
        </Box>
      )}
      <EarlierDocuments>{earlier.map(facts)}</EarlierDocuments>
    </>
  );
}

/** Accepted documents can still be refused because they may turn out to be false. */
const decisionsOn = ({ state }: CompanyDocument): Judgement['decision'][] =>
  state === 'submitted' ? ['accepted', 'refused'] : ['refused'];
