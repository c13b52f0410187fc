import { searchButtonCopy } from 'virtual:messages/searchButton';
import { IconButton } from '@repo/ui/button';
import { Search } from 'lucide-react';
import { openSearch } from './search.ts';

export function SearchButton({ className }: { className?: string }) {
  return (
    <IconButton
      label={searchButtonCopy.label}
      aria-haspopup="dialog"
      onClick={openSearch}
      className={className}
    >
      <Search size={22} aria-hidden="true" />
    </IconButton>
  );
}
