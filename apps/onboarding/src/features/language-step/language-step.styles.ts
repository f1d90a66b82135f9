import { focusRing, Card, tokens } from '@showcase/ui';
import styled from 'styled-components';

export const DraftCard = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[4]};
  align-items: center;
  justify-content: space-between;
  margin-block-end: ${tokens.space[5]};

  h2 {
    margin: 0 0 ${tokens.space[1]};
    font-size: ${tokens.text[18]};
  }
  p {
    margin: 0;
    color: ${tokens.color.inkMuted};
    font-size: ${tokens.text[14]};
  }
`;

export const DraftActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
`;

export const Languages = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr));
  gap: ${tokens.space[3]};
  min-inline-size: 0;
  margin: 0 0 ${tokens.space[6]};
  padding: 0;
  border: 0;
`;

export const Legend = styled.legend`
  margin-block-end: ${tokens.space[4]};
  padding: 0;
  font-size: ${tokens.text[18]};
  font-weight: ${tokens.weight.semibold};
`;

export const LanguageOption = styled.label`
  position: relative;
  display: flex;
  gap: ${tokens.space[3]};
  align-items: center;
  padding: ${tokens.space[3]};
  border: 1px solid ${tokens.color.control};
  border-radius: ${tokens.radius.m};
  cursor: pointer;
  transition: border-color ${tokens.motion.fast};

  input {
    position: absolute;
    opacity: 0;
  }
  &:hover {
    border-color: ${tokens.color.inkMuted};
  }
  &:has(:checked) {
    border-color: ${tokens.color.volt};
    background: ${tokens.color.voltQuiet};
    box-shadow: inset 0 0 0 1px ${tokens.color.volt};
  }
  ${tokens.media.forced} {
    &:has(:checked) {
      outline: 2px solid Highlight;
      outline-offset: -3px;
    }
  }
  &:has(:focus-visible) {
    ${focusRing}
  }
`;

export const Flag = styled.span`
  flex: none;
  inline-size: 36px;
  border-radius: ${tokens.radius.s};
  background: ${tokens.color.sunken};
  font-size: ${tokens.text[18]};
  line-height: 28px;
  text-align: center;
`;

export const LanguageName = styled.span`
  display: grid;
  font-weight: ${tokens.weight.medium};
  line-height: 1.3;

  bdi {
    justify-self: start;
    color: ${tokens.color.inkMuted};
    font-size: ${tokens.text[14]};
    font-weight: ${tokens.weight.normal};
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
  justify-content: space-between;
`;
