import type { ComponentProps, MouseEvent } from 'react';

type Pressable = Pick<ComponentProps<'button'>, 'onClick' | 'aria-disabled'> & { isBusy: boolean };

/**
 * While a button waits it ignores presses, and a form that is sent by Enter, but is not `disabled`: that would take
 * the focus away from whoever pressed it.
 */
export function pressable({ isBusy, onClick, 'aria-disabled': ariaDisabled }: Pressable) {
  const isInert = isBusy || ariaDisabled === true || ariaDisabled === 'true';
  return {
    'aria-busy': isBusy || undefined,
    'aria-disabled': isInert || undefined,
    onClick: isInert ? ignorePress : onClick,
  };
}

/** Enter in a field presses the submit button of its form. */
function ignorePress(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}
