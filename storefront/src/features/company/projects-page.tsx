import { useState } from 'react';
import { useTranslation } from '@mawad/shared-i18n';
import { ErrorState } from '@mawad/shared-ui/kit/list/error-state.tsx';
import { Box, Button, Skeleton } from '@mawad/shared-ui/kit/mui.ts';
import { useServices } from '@mawad/shared-ui/platform/contract.ts';
import { EmptyState } from '@mawad/shared-ui/platform/link/empty-state.tsx';
import { useQuery } from '@mawad/shared-ui/platform/query.ts';
import type { Project } from '@mawad/supabase/buying/queries';
import { projectsQuery } from '../../buying/buying-queries.ts';
import { CompanyFrame } from './company-frame.tsx';
import { ProjectCard } from './project-card.tsx';
import { ProjectDialog } from './project-dialog.tsx';

/** Projects of the company with their budgets. */
export function ProjectsPage() {
  return <CompanyFrame>{(buying) => <Projects mayEdit={buying.rights.includes('projects')} />}</CompanyFrame>;
}

function Projects({ mayEdit }: { mayEdit: boolean }) {
  const { t } = useTranslation('buying');
  const { data, error, refetch } = useQuery(projectsQuery(useServices()));
  const [edited, setEdited] = useState<Project | 'new' | null>(null);
  if (error && !data)
    return <ErrorState error={error} title={t('projects.failed')} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={160} />;
  const add = mayEdit && (
    <Button variant="contained" onClick={() => setEdited('new')} sx={{ justifySelf: 'start' }}>
      {t('projects.new')}
    </Button>
  );
  return (
    <>
      {data.items.length === 0 ? (
        <EmptyState title={t('projects.empty')} text={t('projects.emptyText')} action={add || undefined} />
      ) : (
        <>
          {add}
          <Box component="ul" aria-label={t('tabs.projects')} sx={listStyle}>
            {data.items.map((project) => (
              <li key={project.id}>
                <ProjectCard project={project} onEdit={mayEdit ? () => setEdited(project) : undefined} />
              </li>
            ))}
          </Box>
        </>
      )}
      {edited && <ProjectDialog project={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </>
  );
}

const listStyle = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
};
