/** MUI components of forms, shared at run time as a module of its own that loads on demand. */
export {
  Checkbox,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  FormLabel,
  InputAdornment,
  InputLabel,
  OutlinedInput,
  Radio,
  RadioGroup,
  Select,
  Switch,
  TextField,
} from '@mui/material';
export type { TextFieldProps } from '@mui/material';
