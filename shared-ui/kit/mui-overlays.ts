/**
 * MUI components that open over the page or appear after an action, shared at run time as one module that is
 * loaded on demand.
 */
export {
  Alert,
  Collapse,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Drawer,
  Fade,
  Menu,
  MenuItem,
  Slide,
  useMediaQuery,
} from '@mui/material';
export type { AlertProps, DrawerProps, MenuItemProps, MenuProps } from '@mui/material';
