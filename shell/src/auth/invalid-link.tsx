import { Button, Box, Typography } from '@mawad/shared-ui/kit/mui.ts';
import { Link } from '@mawad/shared-ui/kit/router.ts';
import { formStack } from './form-stack.ts';

interface Props {
  title: string;
  text: string;
  to: string;
  action: string;
}

/** Message for a mailed link that is used, expired or damaged. */
export function InvalidLink({ title, text, to, action }: Props) {
  return (
    <Box role="alert" sx={formStack}>
      <Typography component="h1" sx={{ fontSize: 'var(--text-20)', fontWeight: 600 }}>
        {title}
      </Typography>
      <Typography color="textSecondary">{text}</Typography>
      <Button component={Link} to={to} variant="contained">
        {action}
      </Button>
    </Box>
  );
}
