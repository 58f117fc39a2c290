/** MUI's form components, shared at run time as one module that is loaded on demand. */
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
