import { Autocomplete } from '@base-ui/react/autocomplete';
import { inputStyle } from '@showcase/ui';
import styled from 'styled-components';

export const ComboboxFrame = styled(Autocomplete.InputGroup)`
  display: grid;
`;

export const ComboboxText = styled(Autocomplete.Input)`
  ${inputStyle}
`;
