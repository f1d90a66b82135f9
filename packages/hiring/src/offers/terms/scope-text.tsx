import { Button } from '@showcase/ui';
import { useId, useState } from 'react';
import { LinkedText } from '@showcase/kit/text';
import { Former, LongText, Text, Unfold } from './offer-terms.styles.ts';

/** A longer text would push the answers out of sight. */
const SHORT = 280;

type ScopeTextProps = {
  scope: string;
  /** The former value, if it has changed. */
  former: string | undefined;
};

export function ScopeText({ scope, former }: ScopeTextProps) {
  const id = useId();
  const isLong = scope.length > SHORT;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Text>
      <LongText id={id} dir="auto" $isOpen={!isLong || isOpen}>
        <LinkedText>{scope}</LinkedText>
      </LongText>
      {isLong && (
        <Unfold>
          <Button
            size="s"
            variant="ghost"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? 'Show less' : 'Show all of it'}
          </Button>
        </Unfold>
      )}
      {former !== undefined && (
        <Former>
          <summary>Changed: see what it was</summary>
          <p dir="auto">{former}</p>
        </Former>
      )}
    </Text>
  );
}
