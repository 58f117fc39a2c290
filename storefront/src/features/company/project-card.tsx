import { useTranslation } from '@mawad/shared-i18n';
import { Box, Button, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import type { Project } from '@mawad/supabase/buying/queries';
import { usePlaceNames } from '../../address/use-place-names.ts';
import { Budget } from './budget.tsx';
import { JoinedParts } from './joined-parts.tsx';

interface ProjectCardProps {
  project: Project;
  onEdit?: () => void;
}

export function ProjectCard({ project, onEdit }: ProjectCardProps) {
  const { t } = useTranslation('buying');
  const placeNames = usePlaceNames();
  const place = placeNames({ governorate: project.governorate ?? '', district: project.district ?? '' });
  const site = [place.governorate, place.district, project.address].filter(Boolean);
  return (
    <Panel
      component="article"
      sx={{ padding: 2, display: 'grid', gap: 1.5, alignContent: 'start', blockSize: '100%' }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
        <Box sx={{ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="h3" component="h2">
            <bdi>{project.name}</bdi>
          </Typography>
          <Box sx={{ color: 'text.secondary', fontSize: 'var(--text-14)' }}>
            {project.number && (
              <div>
                <bdi>{project.number}</bdi>
              </div>
            )}
            {site.length > 0 && (
              <div>
                <JoinedParts parts={site} />
              </div>
            )}
            {project.state === 'closed' && <div>{t('projects.closed')}</div>}
          </Box>
        </Box>
        {onEdit && (
          <Button onClick={onEdit} aria-label={t('projects.editNamed', { name: project.name })}>
            {t('projects.edit')}
          </Button>
        )}
      </Box>
      <Budget project={project} />
    </Panel>
  );
}
