import { useId, useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { DocumentFacts } from '@mawad/shared-ui/desk/document/document-facts.tsx';
import { EarlierDocuments } from '@mawad/shared-ui/desk/document/earlier-documents.tsx';
import { StatusChip } from '@mawad/shared-ui/desk/order/status-chip.tsx';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { backendOf } from '@mawad/supabase/client';
import {
  type CompanyDocument,
  type DocumentHistory,
  signDocument,
} from '@mawad/supabase/companies/documents-queries';
import { useIsViewing } from '../../own-rights.ts';
import { SendDocument } from './send-document.tsx';

interface DocumentCardProps {
  companyId: string;
  history: DocumentHistory;
}

/** One kind of document: state of the latest file, a form for a newer one, and earlier files. */
export function DocumentCard({ companyId, history: { kind, documents } }: DocumentCardProps) {
  const { t } = useTranslation('documents');
  const services = useServices();
  const id = useId();
  const isViewing = useIsViewing();
  const [replacing, setReplacing] = useState(false);
  const [latest, ...earlier] = documents;
  // A valid or pending document shows the form only on request.
  const isNeeded = !latest || ['refused', 'expired', 'expiring'].includes(latest.state);
  const facts = (document: CompanyDocument) => (
    <DocumentFacts
      key={document.id}
      document={document}
      openLabel={t('openNamed', { document: t(`kinds.${kind}`) })}
      sign={(path) => signDocument(backendOf(services), path)}
    />
  );
  return (
    <Panel component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1.5, padding: 2 }}>
      <div>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
          <Typography id={id} variant="h2" sx={{ fontSize: 'var(--text-16)' }}>
            {t(`kinds.${kind}`)}
          </Typography>
          <StatusChip kind="document" status={latest?.state ?? 'none'} />
        </Box>
        <Typography variant="body2" color="textSecondary">
          {t(`about.${kind}`)}
        </Typography>
      </div>
      {latest && facts(latest)}
      {isViewing ? null : isNeeded || replacing ? (
        <SendDocument
          companyId={companyId}
          kind={kind}
          latest={latest}
          onDone={() => setReplacing(false)}
          onFailed={() => setReplacing(true)}
        />
      ) : (
        <Box>
          <Button
            variant="outlined"
            size="small"
            onClick={() => setReplacing(true)}
            aria-label={t('replaceNamed', { document: t(`kinds.${kind}`) })}
          >
            {t('replace')}
          </Button>
        </Box>
      )}
      <EarlierDocuments>{earlier.map(facts)}</EarlierDocuments>
    </Panel>
  );
}
