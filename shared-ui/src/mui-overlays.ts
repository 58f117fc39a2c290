/**
 * MUI components that open over the page or appear in answer to something, shared
 * at run time as a module of its own that loads on demand.
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
