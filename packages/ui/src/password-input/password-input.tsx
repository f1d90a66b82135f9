import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { useFieldControl } from '../field/field-context.ts';
import { EndSlot, InputFrame, PasswordElement } from '../text-input/text-input.styles.ts';

/** A password input with a button that shows the password. */
export function PasswordInput(props: Omit<ComponentPropsWithRef<'input'>, 'type'>) {
  const control = useFieldControl();
  const [isVisible, setIsVisible] = useState(false);
  return (
    <InputFrame>
      <PasswordElement
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        {...control}
        {...props}
        type={isVisible ? 'text' : 'password'}
      />
      <EndSlot>
        <IconButton
          size="s"
          label={isVisible ? 'Hide password' : 'Show password'}
          aria-controls={props.id ?? control.id}
          disabled={props.disabled}
          onClick={() => setIsVisible(!isVisible)}
        >
          {isVisible ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </IconButton>
      </EndSlot>
    </InputFrame>
  );
}
