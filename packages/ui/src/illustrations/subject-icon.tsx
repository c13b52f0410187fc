import {
  Atom,
  BookA,
  BookOpen,
  Cpu,
  Dna,
  FlaskConical,
  Globe,
  Landmark,
  type LucideIcon,
  Sigma,
} from 'lucide-react';

const icons: Record<string, LucideIcon> = {
  physics: Atom,
  mathematics: Sigma,
  chemistry: FlaskConical,
  biology: Dna,
  'computer science': Cpu,
  english: BookA,
  history: Landmark,
  geography: Globe,
};

/** Icon of a subject name ("Physics" → atom), case-insensitive; a book for unknown names. Decorative. */
export function SubjectIcon({
  name,
  size = 24,
  className,
}: {
  name: string;
  size?: number;
  className?: string;
}) {
  const Icon = icons[name.trim().toLowerCase()] ?? BookOpen;
  return <Icon size={size} strokeWidth={size >= 48 ? 1.75 : 2} className={className} aria-hidden="true" />;
}
