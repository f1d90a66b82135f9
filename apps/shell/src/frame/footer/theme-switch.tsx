import { RadioGroup, tokens, useTheme } from '@showcase/ui';
import styled from 'styled-components';
import { themes } from '../user-menu/themes.ts';

/** For everyone, including visitors. */
export function ThemeSwitch() {
  const { choice, setTheme } = useTheme();
  return (
    <InlineRadioGroup label="Theme" options={themes} value={choice} onValueChange={setTheme} />
  );
}

/** A legend does not take part in its fieldset's grid, so it floats into the row. */
const InlineRadioGroup = styled(RadioGroup<(typeof themes)[number]['value']>)`
  &[role='radiogroup'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.space[2]} ${tokens.space[4]};
    align-items: center;
  }
  legend {
    float: inline-start;
    margin: 0;
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.space[2]} ${tokens.space[4]};
  }
  > div:empty {
    display: none;
  }
`;
