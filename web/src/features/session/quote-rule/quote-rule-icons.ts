import type { QuoteRule } from '@mallard/rules/quoting';
import { Ban, Globe, type LucideIcon, MessageCircleQuestionMark, Users } from 'lucide-react';

export const quoteRuleIcons: Readonly<Record<QuoteRule, LucideIcon>> = {
  EVERYONE: Globe,
  FOLLOWERS: Users,
  ASK: MessageCircleQuestionMark,
  NOBODY: Ban,
};
