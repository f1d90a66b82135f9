import type { ComponentProps, MouseEvent } from 'react';

type Pressable = Pick<ComponentProps<'button'>, 'onClick' | 'aria-disabled'> & { isBusy: boolean };

/**
 * A busy button ignores presses and form submission by Enter, but is not `disabled`, because that would remove
 * the focus from it.
 */
export function pressable({ isBusy, onClick, 'aria-disabled': ariaDisabled }: Pressable) {
  const isInert = isBusy || ariaDisabled === true || ariaDisabled === 'true';
  return {
    'aria-busy': isBusy || undefined,
    'aria-disabled': isInert || undefined,
    onClick: isInert ? ignorePress : onClick,
  };
}

/** Enter in a field also clicks the form's submit button. */
function ignorePress(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}
