import type { Environment, SettingProblem } from './environment.ts';

export type S3Settings = {
  endpoint: string | null;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** The bucket for images; null when it is not configured, or only in part. */
export function s3Of(env: Environment): S3Settings | null {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!bucket || !accessKeyId || !secretAccessKey) return null;
  return {
    endpoint: env.S3_ENDPOINT ?? null,
    region: env.S3_REGION ?? 'auto',
    bucket,
    accessKeyId,
    secretAccessKey,
  };
}

/** What is missing from a partly configured bucket. */
export function s3Problems(env: Environment): SettingProblem[] {
  const needed = [env.S3_BUCKET, env.S3_ACCESS_KEY_ID, env.S3_SECRET_ACCESS_KEY];
  const isAsked = [env.S3_ENDPOINT, env.S3_REGION, ...needed].some(Boolean);
  if (!isAsked) return [];
  const problems: SettingProblem[] = [];
  if (!needed.every(Boolean))
    problems.push({
      name: 'S3_*',
      problem: 'S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together',
    });
  if (!env.S3_ENDPOINT && !env.S3_REGION)
    problems.push({ name: 'S3_*', problem: 'set S3_ENDPOINT, or S3_REGION for Amazon' });
  return problems;
}
