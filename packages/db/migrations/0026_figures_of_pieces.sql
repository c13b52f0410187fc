CREATE TABLE "content_piece_figures" (
	"hash" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "content_piece_figures_hash_name_pk" PRIMARY KEY("hash","name")
);
--> statement-breakpoint
ALTER TABLE "content_piece_figures" ADD CONSTRAINT "content_piece_figures_hash_content_pieces_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."content_pieces"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_piece_figures_name" ON "content_piece_figures" USING btree ("name");
--> statement-breakpoint
-- `![caption](name#narrow "description")` as JSON has it: behind a name stands a blank, or the backslash of a tab.
CREATE FUNCTION figures_in_json(piece bytea) RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
	SELECT DISTINCT found[1] FROM regexp_matches(
		CASE WHEN position('\x5d28'::bytea IN piece) > 0 THEN convert_from(piece, 'UTF8') ELSE '' END,
		'\]\(([a-z0-9-]{1,60}-[dp][0-9]{1,4}x[0-9]{1,4}-[0-9a-f]{12})(?:#narrow)?[ \\]', 'g') found
$$;--> statement-breakpoint
CREATE FUNCTION note_figures_of_piece() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO content_piece_figures (hash, name) SELECT new.hash, name FROM figures_in_json(new.json) name;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER note_figures AFTER INSERT ON content_pieces
	FOR EACH ROW EXECUTE FUNCTION note_figures_of_piece();--> statement-breakpoint
INSERT INTO content_piece_figures (hash, name) SELECT hash, name FROM content_pieces, figures_in_json(json) name;
