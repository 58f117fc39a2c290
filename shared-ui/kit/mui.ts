/**
 * The part of MUI that every page uses, shared at run time as one small module. It is loaded with the first
 * view: overlays belong in `mui-overlays`, fields in `mui-forms`, the rest in `mui-more`.
 */
export {
  Box,
  ButtonBase,
  CircularProgress,
  CssBaseline,
  GlobalStyles,
  IconButton,
  Link,
  Skeleton,
  ThemeProvider,
  Typography,
  createTheme,
  styled,
  useColorScheme,
  useTheme,
} from '@mui/material';
export type {
  ButtonProps,
  IconButtonProps,
  SxProps,
  Theme,
  ThemeOptions,
  TypographyProps,
} from '@mui/material';
export { CacheProvider } from '@emotion/react';
export { Button } from './mui-button.tsx';
