/** A student as `studentOfSession` reads one; moments are Dates, as node-postgres makes them. */
export type StudentRow = {
  id: string;
  name: string;
  email: string;
  age: number | null;
  gender: string | null;
  verifiedAt: Date | null;
  expiryDate: Date | null;
  profilePicture: string | null;
  invitedBy: string | null;
  lastLogin: Date | null;
  createdAt: Date;
  freeChapterClaimed: boolean;
  unlockedChapters: string[];
  invitesAccepted: number;
};

/** $1: SHA-256 of the token as 64 hex characters. A `StudentRow`, or no row when no session is valid. */
export const studentOfSession = `
  select u.id, u.name, u.email, u.age, u.gender, u.verified_at as "verifiedAt", u.expiry_date as "expiryDate",
    u.profile_picture as "profilePicture", u.invited_by as "invitedBy", u.last_login as "lastLogin",
    u.created_at as "createdAt",
    exists (select 1 from chapter_unlocks f where f.user_id = u.id and f.source = 'free') as "freeChapterClaimed",
    coalesce((select array_agg(c.chapter_id order by c.unlocked_at) from chapter_unlocks c
      where c.user_id = u.id), '{}') as "unlockedChapters",
    (select count(*)::int from accepted_invites i where i.inviter_id = u.id) as "invitesAccepted"
  from sessions s join users u on u.id = s.user_id
  where s.token_hash = $1 and s.expires_at > now()`;

/** $1: chapter, $2: its subject. One row where there is such a chapter. */
export const chapterOfSubject = 'select id from chapters where id = $1 and subject_id = $2';

/** $1: student, $2: chapter, $3: subject, $4 and $5: topic and page from 0. Answers `isCompleted`. */
export const savePosition = `
  with day as (
    insert into study_days (user_id, day) values ($1, (now() at time zone 'Asia/Kolkata')::date)
    on conflict do nothing
  )
  insert into chapter_progress (user_id, chapter_id, subject_id, current_topic_index, current_page_index, updated_at)
  values ($1, $2, $3, $4, $5, now())
  on conflict (user_id, chapter_id) do update set
    subject_id = excluded.subject_id,
    current_topic_index = excluded.current_topic_index,
    current_page_index = excluded.current_page_index,
    updated_at = excluded.updated_at
  returning completed_at is not null as "isCompleted"`;
