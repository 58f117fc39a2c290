import { useId } from 'react';
import { Panel } from '@mawad/shared-ui/kit/panel.tsx';
import { Box, Typography } from '@mawad/shared-ui/kit/mui.ts';

interface RoleGuideProps<Role extends string> {
  title: string;
  roles: readonly Role[];
  nameOf: (role: Role) => string;
  rightsOf: (role: Role) => string;
}

export function RoleGuide<Role extends string>({ title, roles, nameOf, rightsOf }: RoleGuideProps<Role>) {
  const id = useId();
  return (
    <Panel component="section" aria-labelledby={id} sx={{ padding: 2 }}>
      <Typography variant="h2" id={id} sx={{ fontSize: 'var(--text-16)', marginBlockEnd: 1 }}>
        {title}
      </Typography>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: 'max-content 1fr' },
          columnGap: 3,
          rowGap: { xs: 0, sm: 1 },
          margin: 0,
          fontSize: 'var(--text-14)',
          '& dt': { fontWeight: 600 },
          '& dd': { margin: 0, marginBlockEnd: { xs: 1, sm: 0 }, color: 'text.secondary' },
        }}
      >
        {roles.flatMap((role) => [
          <dt key={role}>{nameOf(role)}</dt>,
          <dd key={`${role} does`}>{rightsOf(role)}</dd>,
        ])}
      </Box>
    </Panel>
  );
}
